import Observables
import Testing

@Suite(.leakFree) struct AwaitTests {
  @Test func aSingleHasAValueOrThrows() async throws {
    #expect(try await Single.just(1).value == 1)
    await #expect(throws: TestError()) { try await Single<Int>.error(TestError()).value }
  }

  @Test func aMaybeMayHaveNone() async throws {
    #expect(try await Maybe.just(1).value == 1)
    #expect(try await Maybe<Int>.empty().value == nil)
    await #expect(throws: TestError()) { try await Maybe<Int>.error(TestError()).value }
  }

  @Test func aCompletableEndsOrThrows() async throws {
    try await Completable.empty().value
    await #expect(throws: TestError()) { try await Completable.error(TestError()).value }
  }

  @Test func anOptionalElementIsNotMissing() async throws {
    #expect(try await Single<Int?>.just(nil).value == nil)
  }

  @Test func aValueThatComesLater() async throws {
    let subject = PublishSubject<Int>()
    let task = Task { try await subject.take(1).asSingle().value }
    while !subject.hasObservers { await Task.yield() }
    subject.onNext(7)
    #expect(try await task.value == 7)
  }

  @Test func cancellingTheTaskDisposesAndThrows() async {
    let subject = PublishSubject<Int>()
    let task = Task { try await subject.asSingle().value }
    while !subject.hasObservers { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!subject.hasObservers)
  }

  @Test func aCancelledTaskDoesNotSubscribe() async {
    let subscribed = PublishSubject<Void>()
    var count = 0
    let counting = subscribed.subscribe(onNext: { count += 1 })
    let gate = Bell()
    let task = Task {
      await gate.rung()
      let single = Single<Int>.create { _ in
        subscribed.onNext(())
        return Disposables.create()
      }
      return try await single.value
    }
    task.cancel()
    gate.ring()
    await #expect(throws: CancellationError.self) { try await task.value }
    counting.dispose()
    #expect(count == 0)
  }

  @MainActor @Test func itIsAwaitedOnAnyActor() async throws {
    let subject = PublishSubject<Int>()
    let single = subject.take(1).asSingle()
    let task = Task {
      while !subject.hasObservers { await Task.yield() }
      subject.onNext(1)
    }
    #expect(try await single.value == 1)
    await task.value
  }
}
