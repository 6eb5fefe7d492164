import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct ElementAtTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.element(at: 2) } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { $0.element(at: 2) } == nil)
  }

  @Test func within() {
    #expect(OperatorCheck.within { $0.element(at: 2) } == ["3"])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .completed(300),
    ])
    let result = scheduler.start { source.element(at: 1) }
    #expect(result.events == [.next(220, 2), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func thereIsNone() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(300)])
    let result = scheduler.start { source.element(at: 1) }
    #expect(result.events == [.error(300, RxError.argumentOutOfRange)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func aNegativeIndex() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(300)])
    let result = scheduler.start { source.element(at: -1) }
    #expect(result.events == [.error(200, RxError.argumentOutOfRange)])
    #expect(source.subscriptions == [])
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.element(at: 10) } == nil)
  }
}
