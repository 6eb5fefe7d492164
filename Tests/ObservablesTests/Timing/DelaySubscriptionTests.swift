import Dispatch
import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct DelaySubscriptionTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    let source = scheduler.createHotObservable([.next(220, 1)])
    let result = scheduler.start { source.delaySubscription(.seconds(30), scheduler: scheduler) }
    #expect(result.events == [])
    #expect(source.subscriptions == [Subscription(230, 1_000)])
  }

  @Test func empty() {
    let source = scheduler.createColdObservable([.completed(10, Int.self)])
    let result = scheduler.start { source.delaySubscription(.seconds(30), scheduler: scheduler) }
    #expect(result.events == [.completed(240)])
    #expect(source.subscriptions == [Subscription(230, 240)])
  }

  @Test func values() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
    let result = scheduler.start { source.delaySubscription(.seconds(30), scheduler: scheduler) }
    #expect(result.events == [.next(240, 1), .next(250, 2), .completed(260)])
    #expect(source.subscriptions == [Subscription(230, 260)])
  }

  @Test func error() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError())])
    let result = scheduler.start { source.delaySubscription(.seconds(30), scheduler: scheduler) }
    #expect(result.events == [.next(240, 1), .error(250, TestError())])
    #expect(source.subscriptions == [Subscription(230, 250)])
  }

  @Test func disposal() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(40, 2)])
    let result = scheduler.start(disposed: 250) {
      source.delaySubscription(.seconds(30), scheduler: scheduler)
    }
    #expect(result.events == [.next(240, 1)])
    #expect(source.subscriptions == [Subscription(230, 250)])
  }

  @Test func disposalBeforeItBegins() {
    let source = scheduler.createColdObservable([.next(10, 1)])
    let result = scheduler.start(disposed: 220) {
      source.delaySubscription(.seconds(30), scheduler: scheduler)
    }
    #expect(result.events == [])
    #expect(source.subscriptions == [])
  }

  @Test func anEventFromWithinComesNext() {
    let subject = PublishSubject<Int>()
    scheduler.scheduleAt(240) { subject.onNext(1) }
    let result = scheduler.start {
      subject.delaySubscription(.seconds(30), scheduler: scheduler)
        .do(onNext: { if $0 == 1 { subject.onNext(2) } })
    }
    #expect(result.events == [.next(240, 1), .next(240, 2)])
  }
}
