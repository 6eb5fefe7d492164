import Dispatch
import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct SkipUntilTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.skip(until: Observable.just(1)) } == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty { $0.skip(until: Observable.just(1)) } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { $0.skip(until: Observable<Int>.never()) } == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.skip(until: Observable<Int>.never()) } == nil)
  }

  @Test func within() {
    #expect(OperatorCheck.within { $0.skip(until: Observable.just(1)) } == ["1", "2", "3", "4"])
  }

  @Test func anElementOpens() {
    let source = numbers()
    let other = scheduler.createHotObservable([.next(215, "a"), .next(225, "b")])
    let result = scheduler.start { source.skip(until: other) }
    #expect(result.events == [.next(220, 2), .next(230, 3), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
    #expect(other.subscriptions == [Subscription(200, 215)])
  }

  @Test func theEndOfTheOtherDoesNotOpen() {
    let source = numbers()
    let other = scheduler.createHotObservable([Recorded<Event<Int>>.completed(215)])
    let result = scheduler.start { source.skip(until: other) }
    #expect(result.events == [])
    #expect(source.subscriptions == [Subscription(200, 300)])
    #expect(other.subscriptions == [Subscription(200, 215)])
  }

  @Test func theEndWhileClosedLetsGoOfTheOther() {
    let source = numbers()
    let other = scheduler.createHotObservable([.next(500, 1)])
    let result = scheduler.start { source.skip(until: other) }
    #expect(result.events == [])
    #expect(other.subscriptions == [Subscription(200, 300)])
  }

  @Test func anErrorOfTheOther() {
    let source = numbers()
    let other = scheduler.createHotObservable([Recorded<Event<Int>>.error(215, TestError())])
    let result = scheduler.start { source.skip(until: other) }
    #expect(result.events == [.error(215, TestError())])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func forSomeTime() {
    let source = numbers()
    let result = scheduler.start { [scheduler] in
      source.skip(.seconds(15), scheduler: scheduler)
    }
    #expect(result.events == [.next(220, 2), .next(230, 3), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func theEndWithinThatTime() {
    let source = numbers()
    let result = scheduler.start { [scheduler] in
      source.skip(.seconds(500), scheduler: scheduler)
    }
    #expect(result.events == [.completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func forSomeTimeDisposed() {
    let source = numbers()
    let result = scheduler.start(disposed: 225) { [scheduler] in
      source.skip(.seconds(15), scheduler: scheduler)
    }
    #expect(result.events == [.next(220, 2)])
    #expect(source.subscriptions == [Subscription(200, 225)])
  }

  private func numbers() -> TestableObservable<Int> {
    scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .completed(300),
    ])
  }
}
