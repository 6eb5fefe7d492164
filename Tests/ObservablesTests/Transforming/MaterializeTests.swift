import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct MaterializeTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.materialize() } == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty(["next(completed) @ 300"]) { $0.materialize() } == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.materialize() } == nil)
  }

  @Test func within() {
    #expect(
      OperatorCheck.within { $0.materialize() } == [
        "next(1)", "next(2)", "next(3)", "next(4)", "completed",
      ])
  }

  @Test func error() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(300, TestError())])
    let result = scheduler.start { source.materialize() }
    #expect(
      result.events == [
        .next(210, .next(1)), .next(300, .error(TestError())), .completed(300),
      ])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(300)])
    let result = scheduler.start { source.materialize() }
    #expect(
      result.events == [
        .next(210, .next(1)), .next(220, .next(2)), .next(300, .completed), .completed(300),
      ])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func nothingAfterADisposalFromWithin() {
    let source = scheduler.createHotObservable([Recorded<Event<Int>>.completed(300)])
    let result = scheduler.start { source.materialize().take(1) }
    #expect(result.events == [.next(300, .completed), .completed(300)])
  }
}
