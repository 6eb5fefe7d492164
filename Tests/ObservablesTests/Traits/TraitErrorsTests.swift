import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct TraitErrorsTests {
  private let scheduler = TestScheduler(initialClock: 0)

  /// Fails so many times, and then has the number of its attempt.
  private func failing(_ times: Int) -> Single<Int> {
    var attempt = 0
    return .deferred {
      attempt += 1
      return attempt > times ? .just(attempt) : .error(TestError(number: attempt))
    }
  }

  private func events<Trait, Element>(
    of sequence: PrimitiveSequence<Trait, Element>
  ) -> [Event<Element>] {
    scheduler.record(sequence).events.map(\.value)
  }

  @Test func catching() {
    #expect(events(of: failing(1).catch { _ in .just(7) }) == [.next(7), .completed])
    #expect(
      events(of: failing(1).catch { _ in throw TestError(number: 9) })
        == [.error(TestError(number: 9))])
    #expect(events(of: failing(1).catchAndReturn(7)) == [.next(7), .completed])
    #expect(events(of: Maybe<Int>.error(TestError()).catchAndReturn(7)) == [.next(7), .completed])
    #expect(events(of: Maybe<Int>.error(TestError()).catch { _ in .empty() }) == [.completed])
    let completable = Completable.error(TestError()).catch { _ in .empty() }
    #expect(events(of: completable).map(\.isCompleted) == [true])
    scheduler.start()
  }

  @Test func retrying() {
    #expect(events(of: failing(2).retry()) == [.next(3), .completed])
    #expect(events(of: failing(2).retry(3)) == [.next(3), .completed])
    #expect(events(of: failing(2).retry(2)) == [.error(TestError(number: 2))])
    scheduler.start()
  }

  @Test func retryingWhenToldTo() {
    let all = failing(2).retry { (errors: Observable<any Error>) in errors.map { _ in } }
    #expect(events(of: all) == [.next(3), .completed])
    let typed = failing(2).retry { (errors: Observable<TestError>) in
      errors.flatMap { $0.number < 2 ? Observable.just(()) : .error(TestError(number: 8)) }
    }
    #expect(events(of: typed) == [.error(TestError(number: 8))])
    scheduler.start()
  }

  @Test func aSingleThatIsNotRetriedAnyMoreHasFailed() {
    let single = failing(2).retry { (errors: Observable<any Error>) in errors.take(0) }
    #expect(events(of: single) == [.error(RxError.noElements)])
    let maybe = failing(2).asMaybe().retry { (errors: Observable<any Error>) in errors.take(0) }
    #expect(events(of: maybe) == [.completed])
    scheduler.start()
  }

  @Test func doingWithASingle() {
    var log: [String] = []
    let single = Single.just(1).do(
      onSuccess: { log.append("on \($0)") }, afterSuccess: { log.append("after \($0)") },
      onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") },
      onDispose: { log.append("dispose") })
    _ = single.subscribe(onSuccess: { log.append("success \($0)") })
    #expect(log == ["subscribe", "on 1", "success 1", "after 1", "dispose", "subscribed"])
    log = []
    let failed = failing(1).do(
      onError: { log.append("on \($0)") }, afterError: { log.append("after \($0)") })
    _ = failed.subscribe(onFailure: { _ in log.append("failure") })
    let error = TestError(number: 1)
    #expect(log == ["on \(error)", "failure", "after \(error)"])
  }

  @Test func whatItThrowsFails() {
    let single = Single.just(1).do(onSuccess: { _ in throw TestError() })
    #expect(events(of: single) == [.error(TestError())])
    let completable = Completable.empty().do(onCompleted: { throw TestError() })
    #expect(events(of: completable).first?.error as? TestError == TestError())
    scheduler.start()
  }

  @Test func doingWithMaybesAndCompletables() {
    var log: [String] = []
    let maybe = Maybe<Int>.empty().do(
      onNext: { _ in log.append("next") }, onCompleted: { log.append("on completed") },
      afterCompleted: { log.append("after completed") })
    _ = maybe.subscribe(onCompleted: { log.append("completed") })
    #expect(log == ["on completed", "completed", "after completed"])
    log = []
    let completable = Completable.error(TestError()).do(
      onError: { _ in log.append("on error") }, afterError: { _ in log.append("after error") },
      onDispose: { log.append("dispose") })
    _ = completable.subscribe(onError: { _ in log.append("error") })
    #expect(log.first == "on error")
    #expect(Set(log) == ["on error", "error", "after error", "dispose"])
  }

  @Test func debugging() {
    var lines: [String] = []
    _ = Single.just(1).debug("single") { lines.append($0) }.subscribe()
    _ = Infallible.just(1).debug("infallible") { lines.append($0) }.subscribe()
    #expect(lines.contains { $0.contains("single -> Event next(1)") })
    #expect(lines.contains { $0.contains("infallible -> Event next(1)") })
  }

  @Test func asInfallible() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError())])
    let results = [
      scheduler.record(source.asInfallible(onErrorJustReturn: 7)),
      scheduler.record(source.asInfallible(onErrorFallbackTo: .of(7))),
      scheduler.record(source.asInfallible { error in .just(error is TestError ? 7 : 0) }),
    ]
    scheduler.start()
    for result in results {
      #expect(result.events == [.next(210, 1), .next(220, 7), .completed(220)])
    }
    #expect(source.subscriptions == Array(repeating: Subscription(0, 220), count: 3))
  }

  @Test func doingWithAnInfallible() {
    var log: [String] = []
    let source = Infallible.just(1).do(
      onNext: { log.append("on \($0)") }, afterNext: { log.append("after \($0)") },
      onCompleted: { log.append("on completed") }, onSubscribe: { log.append("subscribe") })
    _ = source.subscribe(onNext: { log.append("next \($0)") })
    #expect(log == ["subscribe", "on 1", "next 1", "after 1", "on completed"])
  }
}
