import Observables
import ObservablesTestSupport
import Testing

/// The pattern for the tests of an operator: never, empty, values, error, what its closure throws,
/// disposal, and events from within.
@Suite(.leakFree) struct MapTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    let source = scheduler.createHotObservable([.next(150, 1)])
    let result = scheduler.start { source.map { $0 * 2 } }
    #expect(result.events == [])
    #expect(source.subscriptions == [Subscription(200, 1_000)])
  }

  @Test func empty() {
    let source = scheduler.createHotObservable([.next(150, 1), .completed(300)])
    let result = scheduler.start { source.map { $0 * 2 } }
    #expect(result.events == [.completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([
      .next(150, 1), .next(210, 0), .next(220, 1), .next(230, 2), .completed(300), .next(310, 3),
    ])
    let result = scheduler.start { source.map { $0 * 2 } }
    #expect(result.events == [.next(210, 0), .next(220, 2), .next(230, 4), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func error() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .error(300, TestError()), .next(310, 2),
    ])
    let result = scheduler.start { source.map { $0 * 2 } }
    #expect(result.events == [.next(210, 2), .error(300, TestError())])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func itsClosureThrows() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let result = scheduler.start {
      source.map { number in
        if number == 2 { throw TestError() }
        return number * 2
      }
    }
    #expect(result.events == [.next(210, 2), .error(220, TestError())])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func disposal() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(260, 2), .completed(300)])
    var calls = 0
    let result = scheduler.start(disposed: 250) {
      source.map { number in
        calls += 1
        return number * 2
      }
    }
    #expect(result.events == [.next(210, 2)])
    #expect(source.subscriptions == [Subscription(200, 250)])
    #expect(calls == 1)
  }

  @Test func aColdSourceBeginsWithEachSubscription() {
    let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let result = scheduler.start { source.map { $0 * 2 } }
    #expect(result.events == [.next(210, 2), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func anEventFromWithinComesNext() {
    let subject = PublishSubject<Int>()
    var log: [Int] = []
    let subscription =
      subject
      .map { number in
        if number == 1 { subject.onNext(2) }
        return number * 10
      }
      .subscribe(onNext: {
        log.append($0)
        if $0 == 20 { subject.onNext(3) }
      })
    subject.onNext(1)
    #expect(log == [10, 20, 30])
    subscription.dispose()
  }
}
