import Observables
import ObservablesTestSupport
import Testing

/// The pattern for the tests of an operator with several sources.
@Suite(.leakFree) struct MergeTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    let first = scheduler.createHotObservable([.next(150, 1), .completed(210)])
    let second = scheduler.createHotObservable([.next(150, 2)])
    let result = scheduler.start { Observable.merge(first.asObservable(), second.asObservable()) }
    #expect(result.events == [])
    #expect(first.subscriptions == [Subscription(200, 210)])
    #expect(second.subscriptions == [Subscription(200, 1_000)])
  }

  @Test func emptyOnes() {
    let first = scheduler.createHotObservable([.next(150, 1), .completed(210)])
    let second = scheduler.createHotObservable([.next(150, 2), .completed(230)])
    let result = scheduler.start { Observable.merge(first.asObservable(), second.asObservable()) }
    #expect(result.events == [.completed(230)])
    #expect(second.subscriptions == [Subscription(200, 230)])
  }

  @Test func values() {
    let first = scheduler.createHotObservable([.next(210, 1), .next(230, 3), .completed(240)])
    let second = scheduler.createHotObservable([.next(220, 2), .next(250, 4), .completed(260)])
    let result = scheduler.start { Observable.merge(first.asObservable(), second.asObservable()) }
    #expect(
      result.events == [
        .next(210, 1), .next(220, 2), .next(230, 3), .next(250, 4), .completed(260),
      ])
  }

  @Test func anErrorLetsGoOfAll() {
    let first = scheduler.createHotObservable([.next(210, 1), .error(220, TestError())])
    let second = scheduler.createHotObservable([.next(230, 2), .completed(260)])
    let result = scheduler.start { Observable.merge(first.asObservable(), second.asObservable()) }
    #expect(result.events == [.next(210, 1), .error(220, TestError())])
    #expect(first.subscriptions == [Subscription(200, 220)])
    #expect(second.subscriptions == [Subscription(200, 220)])
  }

  @Test func disposal() {
    let first = scheduler.createHotObservable([.next(210, 1), .next(310, 3)])
    let second = scheduler.createHotObservable([.next(220, 2), .next(320, 4)])
    let result = scheduler.start(disposed: 300) {
      Observable.merge(first.asObservable(), second.asObservable())
    }
    #expect(result.events == [.next(210, 1), .next(220, 2)])
    #expect(first.subscriptions == [Subscription(200, 300)])
    #expect(second.subscriptions == [Subscription(200, 300)])
  }

  @Test func atMostSoManyAtOnce() {
    let sources = [
      scheduler.createColdObservable([.next(10, 1), .completed(30)]),
      scheduler.createColdObservable([.next(10, 2), .completed(20)]),
      scheduler.createColdObservable([.next(10, 3), .completed(20)]),
    ]
    let result = scheduler.start {
      Observable.from(sources.map { $0.asObservable() }).merge(maxConcurrent: 2)
    }
    #expect(
      result.events == [.next(210, 1), .next(210, 2), .next(230, 3), .completed(240)])
    #expect(sources[0].subscriptions == [Subscription(200, 230)])
    #expect(sources[1].subscriptions == [Subscription(200, 220)])
    #expect(sources[2].subscriptions == [Subscription(220, 240)])
  }

  @Test func anEventFromWithinComesNext() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    var log: [Int] = []
    let subscription = Observable.merge(first.asObservable(), second.asObservable())
      .subscribe(onNext: {
        if $0 == 1 { second.onNext(2) }
        log.append($0)
      })
    first.onNext(1)
    #expect(log == [1, 2])
    subscription.dispose()
  }

  @Test func ofACollectionAndOfNothing() {
    var log: [String] = []
    _ = Observable.merge([Observable<Int>]())
      .subscribe { log.append($0.debugDescription) }
    _ = Observable.merge(AnyCollection([Observable.just(2), .just(3)]))
      .subscribe { log.append($0.debugDescription) }
    #expect(log == ["completed", "next(2)", "next(3)", "completed"])
  }

  @Test func ofAStreamOfStreams() {
    let inner = scheduler.createHotObservable([.next(215, 1), .next(225, 2), .completed(260)])
    let outer = scheduler.createHotObservable([
      .next(210, inner.asObservable()), .next(220, .just(9)), .completed(230),
    ])
    let result = scheduler.start { outer.merge() }
    #expect(result.events == [.next(215, 1), .next(220, 9), .next(225, 2), .completed(260)])
    #expect(outer.subscriptions == [Subscription(200, 230)])
    #expect(inner.subscriptions == [Subscription(210, 260)])
  }

  @Test func concatOfAStreamOfStreams() {
    let first = scheduler.createColdObservable([.next(10, 1), .completed(30)])
    let second = scheduler.createColdObservable([.next(10, 2), .completed(20)])
    let outer = scheduler.createHotObservable([
      .next(210, first.asObservable()), .next(220, second.asObservable()), .completed(230),
    ])
    let result = scheduler.start { outer.concat() }
    #expect(result.events == [.next(220, 1), .next(250, 2), .completed(260)])
    #expect(first.subscriptions == [Subscription(210, 240)])
    #expect(second.subscriptions == [Subscription(240, 260)])
  }

  @Test func anErrorOfTheOuterStream() {
    let inner = scheduler.createHotObservable([.next(215, 1), .next(225, 2)])
    let outer = scheduler.createHotObservable([
      .next(210, inner.asObservable()), .error(220, TestError()),
    ])
    let result = scheduler.start { outer.merge() }
    #expect(result.events == [.next(215, 1), .error(220, TestError())])
    #expect(inner.subscriptions == [Subscription(210, 220)])
  }
}
