import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct ZipTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    let first = scheduler.createHotObservable([.next(150, 1)])
    let second = scheduler.createHotObservable([.next(220, "b"), .completed(230)])
    let result = scheduler.start { Observable.zip(first, second) { "\($0)\($1)" } }
    #expect(result.events == [])
    #expect(first.subscriptions == [Subscription(200, 1_000)])
    #expect(second.subscriptions == [Subscription(200, 230)])
  }

  @Test func emptyEndsItWhenTheOtherHasAnElementOrEnds() {
    for other in [Recorded.next(220, "a"), .completed(220)] {
      let scheduler = TestScheduler(initialClock: 0)
      let first = scheduler.createHotObservable([.next(150, 1), .completed(210)])
      let second = scheduler.createHotObservable([other, .next(230, "b")])
      let result = scheduler.start { Observable.zip(first, second) { "\($0)\($1)" } }
      #expect(result.events == [.completed(220)])
      #expect(second.subscriptions == [Subscription(200, 220)])
    }
  }

  @Test func values() {
    let first = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(260, 3), .completed(270),
    ])
    let second = scheduler.createHotObservable([
      .next(150, "z"), .next(230, "a"), .next(240, "b"), .next(250, "c"), .completed(280),
    ])
    let result = scheduler.start { Observable.zip(first, second) { "\($0)\($1)" } }
    #expect(
      result.events == [.next(230, "1a"), .next(240, "2b"), .next(260, "3c"), .completed(280)])
    #expect(first.subscriptions == [Subscription(200, 270)])
    #expect(second.subscriptions == [Subscription(200, 280)])
  }

  @Test func whatWaitsIsUsedAfterItsSourceEnded() {
    let first = scheduler.createHotObservable([.next(210, 1), .next(215, 2), .completed(220)])
    let second = scheduler.createHotObservable([
      .next(230, "a"), .next(240, "b"), .next(250, "c"), .next(260, "d"),
    ])
    let result = scheduler.start { Observable.zip(first, second) { "\($0)\($1)" } }
    #expect(result.events == [.next(230, "1a"), .next(240, "2b"), .completed(250)])
    #expect(second.subscriptions == [Subscription(200, 250)])
  }

  @Test func tuplesOfManyTypes() {
    let first = scheduler.createHotObservable([.next(210, 1), .next(215, 2), .completed(250)])
    let second = scheduler.createHotObservable([.next(220, "a"), .next(240, "b"), .completed(260)])
    let third = Observable.of(true, false)
    let result = scheduler.start {
      Observable.zip(first, second, third).map { "\($0.0)\($0.1)\($0.2)" }
    }
    #expect(result.events == [.next(220, "1atrue"), .next(240, "2bfalse"), .completed(260)])
  }

  @Test func error() {
    let first = scheduler.createHotObservable([.next(210, 1), .next(225, 3)])
    let second = scheduler.createHotObservable([.next(220, 2), .error(230, TestError())])
    let result = scheduler.start { Observable.zip(first, second) { $0 + $1 } }
    #expect(result.events == [.next(220, 3), .error(230, TestError())])
    #expect(first.subscriptions == [Subscription(200, 230)])
    #expect(second.subscriptions == [Subscription(200, 230)])
  }

  @Test func itsClosureThrows() {
    let first = scheduler.createHotObservable([.next(210, 1)])
    let second = scheduler.createHotObservable([.next(220, 2)])
    let result = scheduler.start {
      Observable<Int>.zip(first, second, resultSelector: { _, _ in throw TestError() })
    }
    #expect(result.events == [.error(220, TestError())])
    #expect(first.subscriptions == [Subscription(200, 220)])
  }

  @Test func disposal() {
    let first = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let second = scheduler.createHotObservable([.next(230, 3), .next(260, 4)])
    let result = scheduler.start(disposed: 250) { Observable.zip(first, second) { $0 + $1 } }
    #expect(result.events == [.next(230, 4)])
    #expect(first.subscriptions == [Subscription(200, 250)])
    #expect(second.subscriptions == [Subscription(200, 250)])
  }

  @Test func collections() {
    let sources = [
      scheduler.createHotObservable([.next(210, 1), .next(220, 4), .completed(250)]),
      scheduler.createHotObservable([.next(230, 2), .next(240, 5), .completed(260)]),
    ]
    let result = scheduler.start { Observable.zip(sources) }
    #expect(result.events == [.next(230, [1, 2]), .next(240, [4, 5]), .completed(260)])
    var log: [String] = []
    _ = Observable.zip([Observable.of(1, 2), .of(3, 4)]) { $0.reduce(0, +) }
      .subscribe { log.append($0.debugDescription) }
    _ = Observable.zip([Observable<Int>]()).subscribe { log.append($0.debugDescription) }
    #expect(log == ["next(4)", "next(6)", "completed", "completed"])
  }

  @Test func anEventFromWithinComesNext() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    var log: [Int] = []
    let subscription = Observable.zip(first, second) { $0 + $1 }
      .subscribe(onNext: {
        if $0 == 3 {
          second.onNext(20)
          first.onNext(10)
        }
        log.append($0)
      })
    first.onNext(1)
    second.onNext(2)
    #expect(log == [3, 30])
    subscription.dispose()
  }
}
