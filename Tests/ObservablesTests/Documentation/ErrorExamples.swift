import Observables
import Testing

struct ErrorExamples {
  struct Offline: Error {}

  @Test func somethingElseInstead() async throws {
    let failing = Observable.concat(.just(1), .error(Offline()))
    #expect(try await failing.catchAndReturn(0).toArray().value == [1, 0])
    #expect(try await failing.catch { _ in .of(8, 9) }.toArray().value == [1, 8, 9])
  }

  @Test func onceMore() async throws {
    var attempts = 0
    let flaky = Single<String>.deferred {
      attempts += 1
      return attempts < 3 ? .error(Offline()) : .just("online")
    }
    #expect(try await flaky.retry(3).value == "online")
    #expect(attempts == 3)
  }

  @Test func lookedAtOnTheWay() {
    var log: [String] = []
    _ = Observable.of(1, 2)
      .do(onNext: { log.append("saw \($0)") }, onCompleted: { log.append("saw the end") })
      .subscribe()
    #expect(log == ["saw 1", "saw 2", "saw the end"])
  }
}
