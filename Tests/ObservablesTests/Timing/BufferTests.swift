import Dispatch
import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct BufferTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func run(
    _ recorded: [Recorded<Event<Int>>], count: Int = 3, disposed: Int = 1_000
  ) -> (events: [Recorded<Event<[Int]>>], subscriptions: [Subscription]) {
    let source = scheduler.createHotObservable(recorded)
    let result = scheduler.start(disposed: disposed) {
      source.buffer(timeSpan: .seconds(70), count: count, scheduler: scheduler)
    }
    return (result.events, source.subscriptions)
  }

  @Test func neverMakesEmptyBuffers() {
    let (events, subscriptions) = run([.next(150, 1)], disposed: 360)
    #expect(events == [.next(270, []), .next(340, [])])
    #expect(subscriptions == [Subscription(200, 360)])
  }

  @Test func empty() {
    let (events, subscriptions) = run([.next(150, 1), .completed(250)])
    #expect(events == [.next(250, []), .completed(250)])
    #expect(subscriptions == [Subscription(200, 250)])
  }

  @Test func byCountAndByTime() {
    let (events, subscriptions) = run([
      .next(210, 1), .next(220, 2), .next(240, 3), .next(280, 4), .next(320, 5), .next(330, 6),
      .next(390, 7), .completed(400),
    ])
    #expect(
      events == [
        .next(240, [1, 2, 3]), .next(310, [4]), .next(380, [5, 6]), .next(400, [7]),
        .completed(400),
      ])
    #expect(subscriptions == [Subscription(200, 400)])
  }

  @Test(arguments: [0, -1]) func byTimeAlone(count: Int) {
    let (events, _) = run([.next(210, 1), .next(220, 2), .completed(280)], count: count)
    #expect(events == [.next(270, [1, 2]), .next(280, []), .completed(280)])
  }

  @Test func error() {
    let (events, subscriptions) = run([.next(210, 1), .error(280, TestError())])
    #expect(events == [.next(270, [1]), .error(280, TestError())])
    #expect(subscriptions == [Subscription(200, 280)])
  }

  @Test func disposal() {
    let (events, subscriptions) = run([.next(210, 1), .next(280, 2)], disposed: 290)
    #expect(events == [.next(270, [1])])
    #expect(subscriptions == [Subscription(200, 290)])
  }

  @Test func anEventFromWithinIsInTheNextBuffer() {
    let subject = PublishSubject<Int>()
    scheduler.scheduleAt(210) {
      subject.onNext(1)
      subject.onNext(2)
    }
    let result = scheduler.start(disposed: 300) {
      subject.buffer(timeSpan: .seconds(70), count: 2, scheduler: scheduler)
        .do(onNext: { if $0.count == 2 { subject.onNext(3) } })
    }
    #expect(result.events == [.next(210, [1, 2]), .next(280, [3])])
  }
}
