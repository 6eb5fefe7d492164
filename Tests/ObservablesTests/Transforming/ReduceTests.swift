import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct ReduceTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.reduce(10, accumulator: +) } == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty(["next(10) @ 300"]) { $0.reduce(10, accumulator: +) } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { $0.reduce(10, accumulator: +) } == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.reduce(10, accumulator: +) } == nil)
  }

  @Test func within() {
    #expect(OperatorCheck.within { $0.reduce(10, accumulator: +) } == ["20"])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([
      .next(150, 9), .next(210, 1), .next(220, 2), .completed(300),
    ])
    let result = scheduler.start { source.reduce(0) { $0 + $1 } }
    #expect(result.events == [.next(300, 3), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func theResultTurnedIntoAnother() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(300)])
    let result = scheduler.start {
      source.reduce(0, accumulator: +, mapResult: { "sum \($0)" })
    }
    #expect(result.events == [.next(300, "sum 3"), .completed(300)])
  }

  @Test func itsClosureThrows() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(300)])
    let result = scheduler.start {
      source.reduce(0) { (_: Int, _: Int) throws -> Int in throw TestError() }
    }
    #expect(result.events == [.error(210, TestError())])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func theLastClosureThrows() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(300)])
    let result = scheduler.start {
      source.reduce(0, accumulator: +, mapResult: { (_: Int) throws -> Int in throw TestError() })
    }
    #expect(result.events == [.error(300, TestError())])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func disposedOfByItsResult() {
    var log: [String] = []
    _ = Observable.of(1, 2).reduce(0, accumulator: +).take(1)
      .subscribe { log.append($0.debugDescription) }
    #expect(log == ["next(3)", "completed"])
  }
}
