import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct DistinctUntilChangedTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.distinctUntilChanged() } == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty { $0.distinctUntilChanged() } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { $0.distinctUntilChanged() } == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.distinctUntilChanged() } == nil)
  }

  @Test func within() {
    #expect(OperatorCheck.within { $0.distinctUntilChanged() } == ["1", "2", "3", "4"])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 1), .next(230, 2), .next(240, 1), .completed(300),
    ])
    let result = scheduler.start { source.distinctUntilChanged() }
    #expect(
      result.events == [.next(210, 1), .next(230, 2), .next(240, 1), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func byKey() {
    #expect(distinct { $0.distinctUntilChanged { $0 / 10 } } == [10, 25, 31])
  }

  @Test func byComparison() {
    #expect(distinct { $0.distinctUntilChanged { abs($0 - $1) < 10 } } == [10, 25])
  }

  @Test func byComparisonOfKeys() {
    let found = distinct { $0.distinctUntilChanged({ $0 % 10 }, comparer: { $1 >= $0 }) }
    #expect(found == [10])
    #expect(distinct { $0.distinctUntilChanged({ -$0 }, comparer: <) } == [10, 11, 25, 31])
  }

  @Test func byProperty() {
    let words = Observable.of("a", "b", "ab", "c")
    var log: [String] = []
    _ = words.distinctUntilChanged(at: \.count).subscribe(onNext: { log.append($0) })
    #expect(log == ["a", "ab", "c"])
  }

  @Test func itsKeyThrows() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let result = scheduler.start {
      source.distinctUntilChanged { (_: Int) throws -> Int in throw TestError() }
    }
    #expect(result.events == [.error(210, TestError())])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func itsComparisonThrows() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let result = scheduler.start {
      source.distinctUntilChanged { (_: Int, _: Int) throws -> Bool in throw TestError() }
    }
    #expect(result.events == [.next(210, 1), .error(220, TestError())])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  private func distinct(_ operate: (Observable<Int>) -> Observable<Int>) -> [Int] {
    var log: [Int] = []
    _ = operate(.of(10, 11, 25, 31)).subscribe(onNext: { log.append($0) })
    return log
  }
}
