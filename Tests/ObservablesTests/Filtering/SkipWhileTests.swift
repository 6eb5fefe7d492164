import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct SkipWhileTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.skip(while: { $0 < 3 }) } == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty { $0.skip(while: { $0 < 3 }) } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { $0.skip(while: { $0 < 3 }) } == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.skip(while: { $0 < 3 }) } == nil)
  }

  @Test func within() {
    #expect(OperatorCheck.within { $0.skip(while: { $0 < 3 }) } == ["3", "4"])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 3), .next(230, 1), .completed(300),
    ])
    let result = scheduler.start { source.skip(while: { $0 < 3 }) }
    #expect(result.events == [.next(220, 3), .next(230, 1), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func itAsksOnlyUntilItIsFalse() {
    var asked: [Int] = []
    _ = Observable.of(1, 2, 3).skip(while: {
      asked.append($0)
      return $0 < 2
    }).subscribe()
    #expect(asked == [1, 2])
  }

  @Test func itsClosureThrows() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let result = scheduler.start { source.skip(while: { _ in throw TestError() }) }
    #expect(result.events == [.error(210, TestError())])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }
}
