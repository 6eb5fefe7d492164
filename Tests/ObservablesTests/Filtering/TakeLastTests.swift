import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct TakeLastTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.takeLast(2) } == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty { $0.takeLast(2) } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { $0.takeLast(2) } == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.takeLast(2) } == nil)
  }

  @Test func within() {
    #expect(OperatorCheck.within { $0.takeLast(2) } == ["3", "4"])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .completed(300),
    ])
    let result = scheduler.start { source.takeLast(2) }
    #expect(result.events == [.next(300, 2), .next(300, 3), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func anErrorDropsThem() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(300, TestError())])
    let result = scheduler.start { source.takeLast(2) }
    #expect(result.events == [.error(300, TestError())])
  }

  @Test(arguments: [0, -1]) func none(count: Int) {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(300)])
    let result = scheduler.start { source.takeLast(count) }
    #expect(result.events == [.completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func disposalFromWithinStopsTheRest() {
    var log: [Int] = []
    _ = Observable.of(1, 2, 3).takeLast(3).take(1).subscribe(onNext: { log.append($0) })
    #expect(log == [1])
  }
}
