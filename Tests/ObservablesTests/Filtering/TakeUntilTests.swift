import Dispatch
import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct TakeUntilTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.take(until: Observable<Int>.never()) } == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty { $0.take(until: Observable<Int>.never()) } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { $0.take(until: Observable<Int>.never()) } == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.take(until: Observable<Int>.never()) } == nil)
  }

  @Test func within() {
    #expect(
      OperatorCheck.within { $0.take(until: Observable<Int>.never()) } == ["1", "2", "3", "4"])
  }

  @Test func anElementEndsIt() {
    let source = numbers()
    let other = scheduler.createHotObservable([.next(225, "a"), .next(235, "b")])
    let result = scheduler.start { source.take(until: other) }
    #expect(result.events == [.next(210, 1), .next(220, 2), .completed(225)])
    #expect(source.subscriptions == [Subscription(200, 225)])
    #expect(other.subscriptions == [Subscription(200, 225)])
  }

  @Test func anElementAtOnce() {
    let source = numbers()
    let result = scheduler.start { source.take(until: Observable.just(1)) }
    #expect(result.events == [.completed(200)])
    #expect(source.subscriptions == [])
  }

  @Test func theEndOfTheOtherChangesNothing() {
    let source = numbers()
    let other = scheduler.createHotObservable([Recorded<Event<Int>>.completed(215)])
    let result = scheduler.start { source.take(until: other) }
    #expect(
      result.events == [.next(210, 1), .next(220, 2), .next(230, 3), .completed(300)])
    #expect(other.subscriptions == [Subscription(200, 215)])
  }

  @Test func anErrorOfTheOther() {
    let source = numbers()
    let other = scheduler.createHotObservable([Recorded<Event<Int>>.error(215, TestError())])
    let result = scheduler.start { source.take(until: other) }
    #expect(result.events == [.next(210, 1), .error(215, TestError())])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func theEndOfTheSourceLetsGoOfTheOther() {
    let source = numbers()
    let other = scheduler.createHotObservable([.next(500, 1)])
    _ = scheduler.start { source.take(until: other) }
    #expect(other.subscriptions == [Subscription(200, 300)])
  }

  @Test func theOtherFromWithin() {
    let source = PublishSubject<Int>()
    let stop = PublishSubject<Void>()
    var log: [String] = []
    _ = source.take(until: stop).subscribe { event in
      if event.element == 2 { stop.onNext(()) }
      log.append(event.debugDescription)
    }
    for number in 1...3 { source.onNext(number) }
    #expect(log == ["next(1)", "next(2)", "completed"])
    #expect(!source.hasObservers)
  }

  @Test func forSomeTime() {
    let source = numbers()
    let result = scheduler.start { [scheduler] in
      source.take(for: .seconds(25), scheduler: scheduler)
    }
    #expect(result.events == [.next(210, 1), .next(220, 2), .completed(225)])
    #expect(source.subscriptions == [Subscription(200, 225)])
  }

  @Test func forLongerThanThereAre() {
    let source = numbers()
    let result = scheduler.start { [scheduler] in
      source.take(for: .seconds(500), scheduler: scheduler)
    }
    #expect(
      result.events == [.next(210, 1), .next(220, 2), .next(230, 3), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func forSomeTimeDisposed() {
    let source = numbers()
    let result = scheduler.start(disposed: 215) { [scheduler] in
      source.take(for: .seconds(25), scheduler: scheduler)
    }
    #expect(result.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  private func numbers() -> TestableObservable<Int> {
    scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .completed(300),
    ])
  }
}
