import Foundation
import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct TimestampTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func at(_ time: Int, _ element: Int) -> Recorded<Event<Timestamped<Int>>> {
    .next(
      time,
      Timestamped(timestamp: Date(timeIntervalSince1970: Double(time)), element: element))
  }

  @Test func never() {
    let source = scheduler.createHotObservable([.next(150, 1)])
    let result = scheduler.start { source.timestamp(scheduler: scheduler) }
    #expect(result.events == [])
    #expect(source.subscriptions == [Subscription(200, 1_000)])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(225, 2), .completed(230)])
    let result = scheduler.start { source.timestamp(scheduler: scheduler) }
    #expect(result.events == [at(210, 1), at(225, 2), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func error() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError())])
    let result = scheduler.start { source.timestamp(scheduler: scheduler) }
    #expect(result.events == [at(210, 1), .error(220, TestError())])
  }

  @Test func disposal() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(260, 2)])
    let result = scheduler.start(disposed: 250) { source.timestamp(scheduler: scheduler) }
    #expect(result.events == [at(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func empty() {
    #expect(OperatorCheck.empty { $0.timestamp(scheduler: scheduler).map(\.element) } == nil)
  }

  @Test func within() {
    let log = OperatorCheck.within { $0.timestamp(scheduler: scheduler).map(\.element) }
    #expect(log == ["1", "2", "3", "4"])
  }
}
