import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct EnumeratedTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.enumerated().map { [$0.index, $0.element] } } == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty { $0.enumerated().map { [$0.index, $0.element] } } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { $0.enumerated().map { [$0.index, $0.element] } } == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.enumerated().map { [$0.index, $0.element] } } == nil)
  }

  @Test func within() {
    #expect(
      OperatorCheck.within { $0.enumerated().map { [$0.index, $0.element] } } == [
        "[0, 1]", "[1, 2]", "[2, 3]", "[3, 4]",
      ])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([
      .next(150, "z"), .next(210, "a"), .next(220, "b"), .completed(300),
    ])
    let result = scheduler.start { source.enumerated().map { "\($0.index)\($0.element)" } }
    #expect(result.events == [.next(210, "0a"), .next(220, "1b"), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func eachSubscriptionCountsFromZero() {
    let letters = Observable.of("a", "b").enumerated()
    var log: [Int] = []
    _ = letters.subscribe(onNext: { index, _ in log.append(index) })
    _ = letters.subscribe(onNext: { index, _ in log.append(index) })
    #expect(log == [0, 1, 0, 1])
  }
}
