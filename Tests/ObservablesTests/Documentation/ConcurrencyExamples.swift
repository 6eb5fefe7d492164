import Observables
import Testing

struct ConcurrencyExamples {
  @Test func aStreamInALoop() async throws {
    let names = Observable.of("Ada", "Grace")
    var log: [String] = []
    for try await name in names.values { log.append(name) }
    #expect(log == ["Ada", "Grace"])
  }

  @Test func theLatestAlone() async throws {
    let progress = PublishSubject<Int>()
    let latest = progress.values(buffering: .bufferingNewest(1))
    for percent in 1...100 { progress.onNext(percent) }
    progress.onCompleted()
    var log: [Int] = []
    for try await percent in latest { log.append(percent) }
    #expect(log == [100])
  }

  @Test func anAsynchronousSequenceAsAStream() async throws {
    let (sequence, continuation) = AsyncStream<Int>.makeStream()
    for number in 1...3 { continuation.yield(number) }
    continuation.finish()
    let squares = Observable(sequence).map { $0 * $0 }
    #expect(try await squares.toArray().value == [1, 4, 9])
  }

  @Test func asynchronousWorkAsASingle() async throws {
    let user = Single {
      try await Task.sleep(for: .zero)
      return "Ada"
    }
    #expect(try await user.retry(2).value == "Ada")
  }
}
