import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct CombineLatestTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    let first = scheduler.createHotObservable([.next(150, 1)])
    let second = scheduler.createHotObservable([.next(150, "a"), .next(220, "b"), .completed(230)])
    let result = scheduler.start {
      Observable.combineLatest(first, second) { "\($0)\($1)" }
    }
    #expect(result.events == [])
    #expect(first.subscriptions == [Subscription(200, 1_000)])
    #expect(second.subscriptions == [Subscription(200, 230)])
  }

  @Test func emptyEndsItWhenTheOtherHasAnElementOrEnds() {
    for other in [Recorded.next(220, "a"), .completed(220)] {
      let scheduler = TestScheduler(initialClock: 0)
      let first = scheduler.createHotObservable([.next(150, 1), .completed(210)])
      let second = scheduler.createHotObservable([other, .next(230, "b")])
      let result = scheduler.start {
        Observable.combineLatest(first, second) { "\($0)\($1)" }
      }
      #expect(result.events == [.completed(220)])
      #expect(first.subscriptions == [Subscription(200, 210)])
      #expect(second.subscriptions == [Subscription(200, 220)])
    }
  }

  @Test func values() {
    let first = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .completed(250)])
    let second = scheduler.createHotObservable([
      .next(150, "z"), .next(220, "a"), .next(240, "b"), .next(260, "c"), .completed(270),
    ])
    let result = scheduler.start {
      Observable.combineLatest(first, second) { "\($0)\($1)" }
    }
    #expect(
      result.events == [
        .next(220, "1a"), .next(230, "2a"), .next(240, "2b"), .next(260, "2c"), .completed(270),
      ])
    #expect(first.subscriptions == [Subscription(200, 250)])
    #expect(second.subscriptions == [Subscription(200, 270)])
  }

  @Test func tuplesOfManyTypes() {
    let first = scheduler.createHotObservable([.next(210, 1), .completed(250)])
    let second = scheduler.createHotObservable([.next(220, "a"), .completed(260)])
    let third = scheduler.createHotObservable([
      .next(230, true), .next(240, false), .completed(250),
    ])
    let fourth = Observable.just(2.5)
    let result = scheduler.start {
      Observable.combineLatest(first, second, third, fourth)
        .map { number, text, flag, double in "\(number)\(text)\(flag)\(double)" }
    }
    #expect(
      result.events == [.next(230, "1atrue2.5"), .next(240, "1afalse2.5"), .completed(260)])
  }

  @Test func anOptionalElementThatIsNilIsAnElement() {
    let first = scheduler.createHotObservable([.next(210, Int?.none)])
    let second = scheduler.createHotObservable([.next(220, 1)])
    let result = scheduler.start {
      Observable.combineLatest(first, second) { "\($0 as Any)\($1)" }
    }
    #expect(result.events == [.next(220, "nil1")])
  }

  @Test func error() {
    let first = scheduler.createHotObservable([.next(210, 1), .error(230, TestError())])
    let second = scheduler.createHotObservable([.next(220, 2), .next(240, 3)])
    let result = scheduler.start { Observable.combineLatest(first, second) { $0 + $1 } }
    #expect(result.events == [.next(220, 3), .error(230, TestError())])
    #expect(first.subscriptions == [Subscription(200, 230)])
    #expect(second.subscriptions == [Subscription(200, 230)])
  }

  @Test func itsClosureThrows() {
    let first = scheduler.createHotObservable([.next(210, 1), .next(230, 3)])
    let second = scheduler.createHotObservable([.next(220, 2)])
    let result = scheduler.start {
      Observable<Int>.combineLatest(
        first, second,
        resultSelector: {
          if $0 == 3 { throw TestError() }
          return $0 + $1
        })
    }
    #expect(result.events == [.next(220, 3), .error(230, TestError())])
    #expect(second.subscriptions == [Subscription(200, 230)])
  }

  @Test func disposal() {
    let first = scheduler.createHotObservable([.next(210, 1), .next(260, 3)])
    let second = scheduler.createHotObservable([.next(220, 2)])
    let result = scheduler.start(disposed: 250) {
      Observable.combineLatest(first, second) { $0 + $1 }
    }
    #expect(result.events == [.next(220, 3)])
    #expect(first.subscriptions == [Subscription(200, 250)])
    #expect(second.subscriptions == [Subscription(200, 250)])
  }

  @Test func collections() {
    let sources = [
      scheduler.createHotObservable([.next(210, 1), .next(240, 4), .completed(250)]),
      scheduler.createHotObservable([.next(220, 2), .completed(260)]),
      scheduler.createHotObservable([.next(230, 3), .completed(270)]),
    ]
    let result = scheduler.start { Observable.combineLatest(sources.map { $0.asObservable() }) }
    #expect(result.events == [.next(230, [1, 2, 3]), .next(240, [4, 2, 3]), .completed(270)])
    var sums: [String] = []
    _ = Observable.combineLatest([Observable.of(1, 2), .just(3)]) { $0.reduce(0, +) }
      .subscribe { sums.append($0.debugDescription) }
    #expect(sums == ["next(4)", "next(5)", "completed"])
  }

  @Test func noSources() {
    var log: [String] = []
    _ = Observable.combineLatest([Observable<Int>]()).subscribe { log.append($0.debugDescription) }
    _ = Observable.combineLatest().subscribe { log.append($0.debugDescription) }
    #expect(log == ["completed", "completed"])
  }

  @Test func anEventFromWithinComesNext() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    var log: [Int] = []
    let subscription = Observable.combineLatest(first, second) { $0 + $1 }
      .subscribe(onNext: {
        if $0 == 3 { second.onNext(20) }
        log.append($0)
      })
    first.onNext(1)
    second.onNext(2)
    #expect(log == [3, 21])
    subscription.dispose()
  }
}
