import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct ToArrayTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.toArray().asObservable() } == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty(["next([]) @ 300"]) { $0.toArray().asObservable() } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { $0.toArray().asObservable() } == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.toArray().asObservable() } == nil)
  }

  @Test func within() {
    #expect(OperatorCheck.within { $0.toArray().asObservable() } == ["[1, 2, 3, 4]"])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([
      .next(150, 0), .next(210, 1), .next(220, 2), .completed(300),
    ])
    let result = scheduler.start { source.toArray() }
    #expect(result.events == [.next(300, [1, 2]), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func asASingle() throws {
    var arrays: [[Int]] = []
    _ = Observable.of(1, 2).toArray().subscribe(onSuccess: { arrays.append($0) })
    _ = Observable.of(1, 2).toArray().subscribe(onSuccess: { arrays.append($0) })
    #expect(arrays == [[1, 2], [1, 2]])
  }
}
