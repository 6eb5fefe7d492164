import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct TakeWhileTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.take(while: { $0 < 100 }) } == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty { $0.take(while: { $0 < 100 }) } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { $0.take(while: { $0 < 100 }) } == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.take(while: { $0 < 100 }) } == nil)
  }

  @Test func within() {
    #expect(OperatorCheck.within { $0.take(while: { $0 < 100 }) } == ["1", "2", "3", "4"])
  }

  @Test func values() {
    let source = numbers()
    let result = scheduler.start { source.take(while: { $0 < 3 }) }
    #expect(result.events == [.next(210, 1), .next(220, 2), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func withTheLast() {
    let source = numbers()
    let result = scheduler.start { source.take(while: { $0 < 3 }, behavior: .inclusive) }
    #expect(
      result.events == [.next(210, 1), .next(220, 2), .next(230, 3), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func untilAnElement() {
    let source = numbers()
    let result = scheduler.start { source.take(until: { $0 == 2 }) }
    #expect(result.events == [.next(210, 1), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func untilAndWithAnElement() {
    let source = numbers()
    let result = scheduler.start { source.take(until: { $0 == 2 }, behavior: .inclusive) }
    #expect(result.events == [.next(210, 1), .next(220, 2), .completed(220)])
  }

  @Test func itsClosureThrows() {
    let source = numbers()
    let result = scheduler.start { source.take(while: { _ in throw TestError() }) }
    #expect(result.events == [.error(210, TestError())])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func theLastElementFromWithinEndsIt() {
    let result = OperatorCheck.within(5) { $0.take(while: { $0 < 3 }, behavior: .inclusive) }
    #expect(result == ["1", "2", "3"])
  }

  private func numbers() -> TestableObservable<Int> {
    scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 1), .completed(300),
    ])
  }
}
