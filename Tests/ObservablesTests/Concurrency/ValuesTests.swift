import Dispatch
import Observables
import Testing

@Suite(.leakFree) struct ValuesTests {
  @Test func allElementsUntilTheEnd() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.values
    for number in 1...3 { subject.onNext(number) }
    subject.onCompleted()
    var log: [Int] = []
    for try await number in values { log.append(number) }
    #expect(log == [1, 2, 3])
    #expect(!subject.hasObservers)
  }

  @Test func anErrorIsThrownAfterTheElements() async {
    let subject = PublishSubject<Int>()
    let values = subject.values
    subject.onNext(1)
    subject.onError(TestError())
    var log: [Int] = []
    await #expect(throws: TestError()) {
      for try await number in values { log.append(number) }
    }
    #expect(log == [1])
  }

  @Test func emptyEndsAtOnce() async throws {
    for try await _ in Observable<Int>.empty().values { Issue.record("There is no element.") }
  }

  @Test func theLatestAlone() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.values(buffering: .bufferingNewest(1))
    for number in 1...5 { subject.onNext(number) }
    subject.onCompleted()
    var log: [Int] = []
    for try await number in values { log.append(number) }
    #expect(log == [5])
  }

  @Test func theFirstTwo() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.values(buffering: .bufferingOldest(2))
    for number in 1...5 { subject.onNext(number) }
    subject.onCompleted()
    var log: [Int] = []
    for try await number in values { log.append(number) }
    #expect(log == [1, 2])
  }

  @Test func cancellingTheTaskDisposes() async throws {
    let subject = PublishSubject<Int>()
    let began = Bell()
    let task = Task {
      var count = 0
      for try await _ in subject.values {
        count += 1
        began.ring()
      }
      return count
    }
    while !subject.hasObservers { await Task.yield() }
    subject.onNext(1)
    await began.rung()
    task.cancel()
    #expect(try await task.value == 1)
    #expect(!subject.hasObservers)
  }

  @Test func leavingTheLoopDisposes() async throws {
    let subject = BehaviorSubject(value: 1)
    for try await number in subject.values {
      #expect(subject.hasObservers)
      if number == 1 { break }
    }
    #expect(!subject.hasObservers)
  }

  @Test func droppingTheSequenceDisposes() {
    let subject = PublishSubject<Int>()
    var values: AsyncThrowingStream<Int, any Error>? = subject.values
    #expect(subject.hasObservers)
    values = nil
    #expect(values == nil)
    #expect(!subject.hasObservers)
  }

  @Test func eightThreadsFeedOneLoop() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.values
    Task.detached {
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        for number in 0..<500 { subject.onNext(number) }
      }
      subject.onCompleted()
    }
    var count = 0
    for try await _ in values { count += 1 }
    #expect(count == 4_000)
  }
}
