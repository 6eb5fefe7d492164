import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct DematerializeTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.materialize().dematerialize() } == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty { $0.materialize().dematerialize() } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { $0.materialize().dematerialize() } == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.materialize().dematerialize() } == nil)
  }

  @Test func within() {
    #expect(OperatorCheck.within { $0.materialize().dematerialize() } == ["1", "2", "3", "4"])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([
      .next(210, Event.next(1)), .next(220, .next(2)), .completed(300),
    ])
    let result = scheduler.start { source.dematerialize() }
    #expect(result.events == [.next(210, 1), .next(220, 2), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func anEndAsAnElement() {
    let source = scheduler.createHotObservable([
      .next(210, Event.next(1)), .next(220, .completed), .next(230, .next(2)), .completed(300),
    ])
    let result = scheduler.start { source.dematerialize() }
    #expect(result.events == [.next(210, 1), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func anErrorAsAnElement() {
    let source = scheduler.createHotObservable([
      .next(210, Event<Int>.error(TestError())), .next(230, .next(2)),
    ])
    let result = scheduler.start { source.dematerialize() }
    #expect(result.events == [.error(210, TestError())])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func anErrorOfTheSource() {
    let source = scheduler.createHotObservable([
      .next(210, Event.next(1)), .error(300, TestError()),
    ])
    let result = scheduler.start { source.dematerialize() }
    #expect(result.events == [.next(210, 1), .error(300, TestError())])
  }
}
