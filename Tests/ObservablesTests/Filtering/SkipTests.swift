import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct SkipTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.skip(2) } == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty { $0.skip(2) } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { $0.skip(2) } == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.skip(2) } == nil)
  }

  @Test func within() {
    #expect(OperatorCheck.within { $0.skip(2) } == ["3", "4"])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([
      .next(150, 0), .next(210, 1), .next(220, 2), .next(230, 3), .completed(300),
    ])
    let result = scheduler.start { source.skip(2) }
    #expect(result.events == [.next(230, 3), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func moreThanThereAre() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(300)])
    let result = scheduler.start { source.skip(2) }
    #expect(result.events == [.completed(300)])
  }

  @Test(arguments: [0, -1]) func none(count: Int) {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(300)])
    let result = scheduler.start { source.skip(count) }
    #expect(result.events == [.next(210, 1), .completed(300)])
  }
}
