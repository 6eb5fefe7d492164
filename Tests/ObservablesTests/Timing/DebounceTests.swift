import Dispatch
import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct DebounceTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    let source = scheduler.createHotObservable([.next(150, 1)])
    let result = scheduler.start { source.debounce(.seconds(10), scheduler: scheduler) }
    #expect(result.events == [])
    #expect(source.subscriptions == [Subscription(200, 1_000)])
  }

  @Test func empty() {
    let source = scheduler.createHotObservable([.next(150, 1), .completed(210)])
    let result = scheduler.start { source.debounce(.seconds(10), scheduler: scheduler) }
    #expect(result.events == [.completed(210)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(215, 2), .next(220, 3), .next(250, 4), .next(255, 5), .next(290, 6),
      .completed(295),
    ])
    let result = scheduler.start { source.debounce(.seconds(20), scheduler: scheduler) }
    #expect(result.events == [.next(240, 3), .next(275, 5), .next(295, 6), .completed(295)])
    #expect(source.subscriptions == [Subscription(200, 295)])
  }

  @Test func error() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(240, 2), .error(250, TestError()),
    ])
    let result = scheduler.start { source.debounce(.seconds(20), scheduler: scheduler) }
    #expect(result.events == [.next(230, 1), .error(250, TestError())])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func disposal() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(240, 2)])
    let result = scheduler.start(disposed: 250) {
      source.debounce(.seconds(20), scheduler: scheduler)
    }
    #expect(result.events == [.next(230, 1)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func anEventFromWithinWaitsItsTime() {
    let subject = PublishSubject<Int>()
    scheduler.scheduleAt(210) { subject.onNext(1) }
    let result = scheduler.start {
      subject.debounce(.seconds(20), scheduler: scheduler)
        .do(onNext: { if $0 == 1 { subject.onNext(2) } })
    }
    #expect(result.events == [.next(230, 1), .next(250, 2)])
  }
}
