import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct AmbTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    let first = scheduler.createHotObservable([.next(150, 1)])
    let second = scheduler.createHotObservable([.next(150, 2)])
    let result = scheduler.start { first.amb(second) }
    #expect(result.events == [])
    #expect(first.subscriptions == [Subscription(200, 1_000)])
    #expect(second.subscriptions == [Subscription(200, 1_000)])
  }

  @Test func anEndCanWin() {
    let first = scheduler.createHotObservable([.next(150, 1), .completed(210)])
    let second = scheduler.createHotObservable([.next(220, 2)])
    let result = scheduler.start { first.amb(second) }
    #expect(result.events == [.completed(210)])
    #expect(first.subscriptions == [Subscription(200, 210)])
    #expect(second.subscriptions == [Subscription(200, 210)])
  }

  @Test func values() {
    let first = scheduler.createHotObservable([.next(220, 1), .next(230, 2), .completed(240)])
    let second = scheduler.createHotObservable([.next(210, 3), .next(225, 4), .completed(250)])
    let result = scheduler.start { first.amb(second) }
    #expect(result.events == [.next(210, 3), .next(225, 4), .completed(250)])
    #expect(first.subscriptions == [Subscription(200, 210)])
    #expect(second.subscriptions == [Subscription(200, 250)])
  }

  @Test func error() {
    let first = scheduler.createHotObservable([.error(210, TestError(), Int.self)])
    let second = scheduler.createHotObservable([.next(220, 3)])
    let result = scheduler.start { first.amb(second) }
    #expect(result.events == [.error(210, TestError())])
    #expect(second.subscriptions == [Subscription(200, 210)])
  }

  @Test func anErrorOfALoserIsNotTold() {
    let first = scheduler.createHotObservable([.next(210, 1), .completed(240)])
    let second = scheduler.createHotObservable([.error(220, TestError(), Int.self)])
    let result = scheduler.start { second.amb(first) }
    #expect(result.events == [.next(210, 1), .completed(240)])
    #expect(second.subscriptions == [Subscription(200, 210)])
  }

  @Test func disposal() {
    let first = scheduler.createHotObservable([.next(210, 1), .next(260, 2)])
    let second = scheduler.createHotObservable([.next(220, 3)])
    let result = scheduler.start(disposed: 250) { first.amb(second) }
    #expect(result.events == [.next(210, 1)])
    #expect(first.subscriptions == [Subscription(200, 250)])
  }

  @Test func ofMany() {
    let sources = (0..<3).map { index in
      scheduler.createHotObservable([.next(230 - index * 10, index), .completed(300)])
    }
    let result = scheduler.start { Observable.amb(sources.map { $0.asObservable() }) }
    #expect(result.events == [.next(210, 2), .completed(300)])
    #expect(sources[0].subscriptions == [Subscription(200, 210)])
    #expect(sources[1].subscriptions == [Subscription(200, 210)])
    #expect(sources[2].subscriptions == [Subscription(200, 300)])
  }

  @Test func whoWinsAtOnceIsTheLastThatBegins() {
    let late = scheduler.createHotObservable([.next(210, 1)])
    let result = scheduler.start { Observable.just(0).amb(late) }
    #expect(result.events == [.next(200, 0), .completed(200)])
    #expect(late.subscriptions == [])
    let none = TestScheduler(initialClock: 0)
    #expect(none.start { Observable<Int>.amb([]) }.events == [])
  }

  @Test func anEventFromWithinComesNext() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    var log: [Int] = []
    let subscription = first.amb(second).subscribe(onNext: {
      log.append($0)
      if $0 == 1 {
        second.onNext(2)
        first.onNext(3)
      }
    })
    first.onNext(1)
    #expect(log == [1, 3])
    #expect(!second.hasObservers)
    subscription.dispose()
  }
}
