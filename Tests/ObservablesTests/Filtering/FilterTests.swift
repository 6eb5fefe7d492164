import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct FilterTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.filter { $0 % 2 == 1 } } == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty { $0.filter { $0 % 2 == 1 } } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { $0.filter { $0 % 2 == 1 } } == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.filter { $0 % 2 == 1 } } == nil)
  }

  @Test func within() {
    #expect(OperatorCheck.within { $0.filter { $0 % 2 == 1 } } == ["1", "3"])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .completed(300),
    ])
    let result = scheduler.start { source.filter { $0 != 2 } }
    #expect(result.events == [.next(210, 1), .next(230, 3), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func itsClosureThrows() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let result = scheduler.start { source.filter { _ in throw TestError() } }
    #expect(result.events == [.error(210, TestError())])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }
}
