import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct ShareTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test(arguments: [0, 1, 2], [SubjectLifetimeScope.whileConnected, .forever])
  func neverEmptyErrorAndDisposal(replay: Int, scope: SubjectLifetimeScope) {
    for (last, end) in [
      (nil, 1_000), (.completed(220), 220), (.error(220, TestError()), 220),
    ] as [(Recorded<Event<Int>>?, Int)] {
      let scheduler = TestScheduler(initialClock: 0)
      let source = scheduler.createHotObservable([.next(150, 1)] + (last.map { [$0] } ?? []))
      let result = scheduler.start { source.share(replay: replay, scope: scope) }
      #expect(result.events == (last.map { [$0] } ?? []))
      #expect(source.subscriptions == [Subscription(200, end)])
    }
    let source = scheduler.createHotObservable([.next(210, 1), .next(260, 2)])
    let result = scheduler.start(disposed: 250) { source.share(replay: replay, scope: scope) }
    #expect(result.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test(arguments: [0, 1, 2], [SubjectLifetimeScope.whileConnected, .forever])
  func whoComesLaterGetsWhatIsKept(replay: Int, scope: SubjectLifetimeScope) {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(250, 4), .completed(260),
    ])
    let stream = source.share(replay: replay, scope: scope)
    let second = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(240) { _ = stream.subscribe(second) }
    let first = scheduler.start { stream }
    #expect(
      first.events == [
        .next(210, 1), .next(220, 2), .next(230, 3), .next(250, 4), .completed(260),
      ])
    let kept = [2, 3].suffix(replay).map { Recorded<Event<Int>>.next(240, $0) }
    #expect(second.events == kept + [.next(250, 4), .completed(260)])
    #expect(source.subscriptions == [Subscription(200, 260)])
  }

  /// What a second observer gets after the first one's stream has ended.
  private func afterTheEnd(
    replay: Int, _ scope: SubjectLifetimeScope
  ) -> (events: [Recorded<Event<Int>>], subscriptions: [Subscription]) {
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
    let stream = source.share(replay: replay, scope: scope)
    let second = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(300) { _ = stream.subscribe(second) }
    let first = scheduler.start { stream }
    #expect(first.events == [.next(210, 1), .next(220, 2), .completed(230)])
    return (second.events, source.subscriptions)
  }

  @Test(arguments: [0, 1, 2]) func afterTheEndItBeginsAnewWhileConnected(replay: Int) {
    let (events, subscriptions) = afterTheEnd(replay: replay, .whileConnected)
    #expect(events == [.next(310, 1), .next(320, 2), .completed(330)])
    #expect(subscriptions == [Subscription(200, 230), Subscription(300, 330)])
  }

  @Test(arguments: [0, 1, 2]) func afterTheEndItStaysEndedForever(replay: Int) {
    let (events, subscriptions) = afterTheEnd(replay: replay, .forever)
    let kept = [1, 2].suffix(replay).map { Recorded<Event<Int>>.next(300, $0) }
    #expect(events == kept + [.completed(300)])
    #expect(subscriptions == [Subscription(200, 230)])
  }

  @Test(arguments: [SubjectLifetimeScope.whileConnected, .forever])
  func whatIsKeptAfterAllHaveGone(scope: SubjectLifetimeScope) {
    let subject = PublishSubject<Int>()
    let stream = subject.share(replay: 1, scope: scope)
    let first = stream.subscribe(onNext: { _ in })
    subject.onNext(1)
    first.dispose()
    #expect(!subject.hasObservers)
    var log: [Int] = []
    let second = stream.subscribe(onNext: { log.append($0) })
    subject.onNext(2)
    #expect(log == (scope == .forever ? [1, 2] : [2]))
    second.dispose()
  }

  @Test func retryBeginsAnewWhileConnected() {
    var attempts = 0
    let source = Observable<Int>.create { observer in
      attempts += 1
      observer.onNext(attempts)
      if attempts < 3 { observer.onError(TestError()) } else { observer.onCompleted() }
      return Disposables.create()
    }
    var log: [String] = []
    _ = source.share(replay: 1).retry(5).subscribe { log.append($0.debugDescription) }
    #expect(log == ["next(1)", "next(2)", "next(3)", "completed"])
  }

  @Test func oneEventReachesAllInOrder() {
    let subject = PublishSubject<Int>()
    let stream = subject.map { $0 * 10 }.share()
    var log: [String] = []
    let bag = DisposeBag()
    for name in ["a", "b"] {
      stream.subscribe(onNext: { log.append("\(name)\($0)") }).disposed(by: bag)
    }
    subject.onNext(1)
    #expect(log == ["a10", "b10"])
  }

  @Test func anEventFromWithinComesNext() {
    let subject = PublishSubject<Int>()
    let stream = subject.share(replay: 1)
    var log: [String] = []
    let bag = DisposeBag()
    let outerBag = DisposeBag()
    stream.subscribe(onNext: {
      log.append("a\($0)")
      if $0 == 1 {
        subject.onNext(2)
        stream.take(1).subscribe(onNext: { log.append("b\($0)") }).disposed(by: bag)
      }
    }).disposed(by: outerBag)
    subject.onNext(1)
    #expect(log == ["a1", "b1", "a2"])
  }
}
