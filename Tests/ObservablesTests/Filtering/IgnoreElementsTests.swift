import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct IgnoreElementsTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.ignoreElements() } == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty { $0.ignoreElements() } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { $0.ignoreElements() } == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.ignoreElements() } == nil)
  }

  @Test func within() {
    #expect(OperatorCheck.within { $0.ignoreElements() } == [])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(300)])
    let result = scheduler.start { source.ignoreElements() }
    #expect(result.events == [.completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }
}
