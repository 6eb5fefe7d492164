import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct WithLatestFromTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    let source = scheduler.createHotObservable([.next(150, 1)])
    let second = scheduler.createHotObservable([.next(210, 2)])
    let result = scheduler.start { source.withLatestFrom(second) { $0 + $1 } }
    #expect(result.events == [])
    #expect(source.subscriptions == [Subscription(200, 1_000)])
    #expect(second.subscriptions == [Subscription(200, 1_000)])
  }

  @Test func empty() {
    let source = scheduler.createHotObservable([.next(150, 1), .completed(300)])
    let second = scheduler.createHotObservable([.next(210, 2)])
    let result = scheduler.start { source.withLatestFrom(second) { $0 + $1 } }
    #expect(result.events == [.completed(300)])
    #expect(second.subscriptions == [Subscription(200, 300)])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(230, 2), .next(240, 3), .next(260, 4), .completed(270),
    ])
    let second = scheduler.createHotObservable([
      .next(150, "z"), .next(220, "a"), .next(250, "b"), .completed(255),
    ])
    let result = scheduler.start { source.withLatestFrom(second) { "\($0)\($1)" } }
    #expect(
      result.events == [.next(230, "2a"), .next(240, "3a"), .next(260, "4b"), .completed(270)])
    #expect(source.subscriptions == [Subscription(200, 270)])
    #expect(second.subscriptions == [Subscription(200, 255)])
  }

  @Test func withoutASelectorItIsTheSecondsElement() {
    let source = scheduler.createHotObservable([.next(230, 1), .completed(240)])
    let second = scheduler.createHotObservable([.next(220, "a")])
    let result = scheduler.start { source.withLatestFrom(second) }
    #expect(result.events == [.next(230, "a"), .completed(240)])
  }

  @Test func error() {
    let source = scheduler.createHotObservable([.next(230, 1), .error(240, TestError())])
    let second = scheduler.createHotObservable([.next(220, 2)])
    let result = scheduler.start { source.withLatestFrom(second) { $0 + $1 } }
    #expect(result.events == [.next(230, 3), .error(240, TestError())])
    #expect(second.subscriptions == [Subscription(200, 240)])
  }

  @Test func anErrorOfTheSecond() {
    let source = scheduler.createHotObservable([.next(230, 1), .completed(250)])
    let second = scheduler.createHotObservable([.next(210, 2), .error(235, TestError())])
    let result = scheduler.start { source.withLatestFrom(second) { $0 + $1 } }
    #expect(result.events == [.next(230, 3), .error(235, TestError())])
    #expect(source.subscriptions == [Subscription(200, 235)])
  }

  @Test func itsClosureThrows() {
    let source = scheduler.createHotObservable([.next(230, 1), .completed(240)])
    let second = scheduler.createHotObservable([.next(220, 2)])
    let result = scheduler.start {
      source.withLatestFrom(second) { (_, _) -> Int in throw TestError() }
    }
    #expect(result.events == [.error(230, TestError())])
    #expect(source.subscriptions == [Subscription(200, 230)])
    #expect(second.subscriptions == [Subscription(200, 230)])
  }

  @Test func disposal() {
    let source = scheduler.createHotObservable([.next(230, 1), .next(260, 2)])
    let second = scheduler.createHotObservable([.next(220, 2)])
    let result = scheduler.start(disposed: 250) { source.withLatestFrom(second) { $0 + $1 } }
    #expect(result.events == [.next(230, 3)])
    #expect(source.subscriptions == [Subscription(200, 250)])
    #expect(second.subscriptions == [Subscription(200, 250)])
  }

  @Test func anEventFromWithinComesNext() {
    let source = PublishSubject<Int>()
    let second = BehaviorSubject(value: 10)
    var log: [Int] = []
    let subscription = source.withLatestFrom(second) { $0 + $1 }.subscribe(onNext: {
      if $0 == 11 {
        second.onNext(20)
        source.onNext(2)
      }
      log.append($0)
    })
    source.onNext(1)
    #expect(log == [11, 22])
    subscription.dispose()
  }
}
