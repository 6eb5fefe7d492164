import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct CompactMapTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.compactMap { $0 % 2 == 0 ? nil : "\($0)" } } == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty { $0.compactMap { $0 % 2 == 0 ? nil : "\($0)" } } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { $0.compactMap { $0 % 2 == 0 ? nil : "\($0)" } } == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.compactMap { $0 % 2 == 0 ? nil : "\($0)" } } == nil)
  }

  @Test func within() {
    #expect(OperatorCheck.within { $0.compactMap { $0 % 2 == 0 ? nil : "\($0)" } } == ["1", "3"])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([
      .next(210, "1"), .next(220, "x"), .next(230, "3"), .completed(300),
    ])
    let result = scheduler.start { source.compactMap { Int($0) } }
    #expect(result.events == [.next(210, 1), .next(230, 3), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func itsClosureThrows() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let result = scheduler.start {
      source.compactMap { number -> Int? in
        if number == 2 { throw TestError() }
        return nil
      }
    }
    #expect(result.events == [.error(220, TestError())])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }
}
