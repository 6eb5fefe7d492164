import Dispatch
import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct TimeoutTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    let source = scheduler.createHotObservable([.next(150, 1)])
    let result = scheduler.start { source.timeout(.seconds(30), scheduler: scheduler) }
    #expect(result.events == [.error(230, RxError.timeout)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func empty() {
    let source = scheduler.createHotObservable([.next(150, 1), .completed(220)])
    let result = scheduler.start { source.timeout(.seconds(30), scheduler: scheduler) }
    #expect(result.events == [.completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func valuesInTime() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(235, 2), .next(260, 3), .completed(280),
    ])
    let result = scheduler.start { source.timeout(.seconds(30), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(235, 2), .next(260, 3), .completed(280)])
    #expect(source.subscriptions == [Subscription(200, 280)])
  }

  @Test func aValueTooLate() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(250, 2)])
    let result = scheduler.start { source.timeout(.seconds(30), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .error(240, RxError.timeout)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func error() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError())])
    let result = scheduler.start { source.timeout(.seconds(30), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .error(220, TestError())])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func anotherGoesOn() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(250, 2)])
    let other = scheduler.createColdObservable([.next(50, 8), .next(100, 9), .completed(110)])
    let result = scheduler.start {
      source.timeout(.seconds(30), other: other, scheduler: scheduler)
    }
    #expect(result.events == [.next(210, 1), .next(290, 8), .next(340, 9), .completed(350)])
    #expect(source.subscriptions == [Subscription(200, 240)])
    #expect(other.subscriptions == [Subscription(240, 350)])
  }

  @Test func anotherIsNotNeeded() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let other = scheduler.createColdObservable([.next(10, 8)])
    let result = scheduler.start {
      source.timeout(.seconds(30), other: other, scheduler: scheduler)
    }
    #expect(result.events == [.next(210, 1), .completed(220)])
    #expect(other.subscriptions == [])
  }

  @Test func disposalBeforeAndAfterTheTime() {
    for (disposed, first, second) in [
      (220, [Subscription(200, 220)], []),
      (250, [Subscription(200, 230)], [Subscription(230, 250)]),
    ] as [(Int, [Subscription], [Subscription])] {
      let scheduler = TestScheduler(initialClock: 0)
      let source = scheduler.createHotObservable([.next(260, 1)])
      let other = scheduler.createHotObservable([.next(260, 2)])
      let result = scheduler.start(disposed: disposed) {
        source.timeout(.seconds(30), other: other, scheduler: scheduler)
      }
      #expect(result.events == [])
      #expect(source.subscriptions == first)
      #expect(other.subscriptions == second)
    }
  }

  @Test func anEventFromWithinComesNextAndCounts() {
    let subject = PublishSubject<Int>()
    scheduler.scheduleAt(210) { subject.onNext(1) }
    let result = scheduler.start {
      subject.timeout(.seconds(30), scheduler: scheduler)
        .do(onNext: { if $0 == 1 { subject.onNext(2) } })
    }
    #expect(
      result.events == [.next(210, 1), .next(210, 2), .error(240, RxError.timeout)])
  }
}
