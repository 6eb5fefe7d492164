import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct ScanTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.scan(10, accumulator: +) } == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty { $0.scan(10, accumulator: +) } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { $0.scan(10, accumulator: +) } == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.scan(10, accumulator: +) } == nil)
  }

  @Test func within() {
    #expect(OperatorCheck.within { $0.scan(10, accumulator: +) } == ["11", "13", "16", "20"])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([
      .next(150, 9), .next(210, 1), .next(220, 2), .next(230, 3), .completed(300),
    ])
    let result = scheduler.start { source.scan(0) { $0 + $1 } }
    #expect(
      result.events == [.next(210, 1), .next(220, 3), .next(230, 6), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func inPlace() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(300)])
    let result = scheduler.start {
      source.scan(into: [Int]()) { list, number in list.append(number) }
    }
    #expect(result.events == [.next(210, [1]), .next(220, [1, 2]), .completed(300)])
  }

  @Test func eachSubscriptionBeginsWithTheSeed() {
    let numbers = Observable.of(1, 2).scan(into: 0) { $0 += $1 }
    var log: [Int] = []
    _ = numbers.subscribe(onNext: { log.append($0) })
    _ = numbers.subscribe(onNext: { log.append($0) })
    #expect(log == [1, 3, 1, 3])
  }

  @Test func itsClosureThrows() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let result = scheduler.start {
      source.scan(0) { sum, number in
        if number == 2 { throw TestError() }
        return sum + number
      }
    }
    #expect(result.events == [.next(210, 1), .error(220, TestError())])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }
}
