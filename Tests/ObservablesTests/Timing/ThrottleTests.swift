import Dispatch
import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct ThrottleTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func run(
    _ recorded: [Recorded<Event<Int>>], latest: Bool = true, disposed: Int = 1_000
  ) -> (events: [Recorded<Event<Int>>], subscriptions: [Subscription]) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(recorded)
    let result = scheduler.start(disposed: disposed) {
      source.throttle(.seconds(20), latest: latest, scheduler: scheduler)
    }
    return (result.events, source.subscriptions)
  }

  @Test func never() {
    let (events, subscriptions) = run([.next(150, 1)])
    #expect(events == [])
    #expect(subscriptions == [Subscription(200, 1_000)])
  }

  @Test func empty() {
    let (events, subscriptions) = run([.next(150, 1), .completed(210)])
    #expect(events == [.completed(210)])
    #expect(subscriptions == [Subscription(200, 210)])
  }

  @Test func valuesWithTheLatest() {
    let (events, subscriptions) = run([
      .next(210, 1), .next(212, 2), .next(225, 3), .next(235, 4), .next(260, 5), .next(280, 6),
      .completed(300),
    ])
    #expect(
      events == [
        .next(210, 1), .next(230, 3), .next(250, 4), .next(270, 5), .next(290, 6), .completed(300),
      ])
    #expect(subscriptions == [Subscription(200, 300)])
  }

  @Test func valuesWithoutTheLatest() {
    let (events, _) = run(
      [
        .next(210, 1), .next(212, 2), .next(229, 3), .next(230, 4), .next(251, 5), .completed(252),
      ], latest: false)
    #expect(events == [.next(210, 1), .next(230, 4), .next(251, 5), .completed(252)])
  }

  @Test func whatWaitsAtTheEndIsToldInItsTime() {
    let (events, subscriptions) = run([.next(210, 1), .next(215, 2), .completed(220)])
    #expect(events == [.next(210, 1), .next(230, 2), .completed(230)])
    #expect(subscriptions == [Subscription(200, 220)])
  }

  @Test func error() {
    let (events, subscriptions) = run([.next(210, 1), .next(215, 2), .error(220, TestError())])
    #expect(events == [.next(210, 1), .error(220, TestError())])
    #expect(subscriptions == [Subscription(200, 220)])
  }

  @Test func disposal() {
    let (events, subscriptions) = run([.next(210, 1), .next(215, 2)], disposed: 225)
    #expect(events == [.next(210, 1)])
    #expect(subscriptions == [Subscription(200, 225)])
  }

  @Test func anEventFromWithinWaitsItsTime() {
    let subject = PublishSubject<Int>()
    scheduler.scheduleAt(210) { subject.onNext(1) }
    let result = scheduler.start {
      subject.throttle(.seconds(20), scheduler: scheduler)
        .do(onNext: { if $0 < 3 { subject.onNext($0 + 1) } })
    }
    #expect(result.events == [.next(210, 1), .next(230, 2), .next(250, 3)])
  }
}
