import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct ConcatTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    let first = scheduler.createHotObservable([.next(150, 1)])
    let second = scheduler.createHotObservable([.next(210, 2)])
    let result = scheduler.start { first.concat(second) }
    #expect(result.events == [])
    #expect(first.subscriptions == [Subscription(200, 1_000)])
    #expect(second.subscriptions == [])
  }

  @Test func empty() {
    let first = scheduler.createHotObservable([.next(150, 1), .completed(210)])
    let second = scheduler.createHotObservable([.next(150, 2), .completed(230)])
    let result = scheduler.start { first.concat(second) }
    #expect(result.events == [.completed(230)])
    #expect(first.subscriptions == [Subscription(200, 210)])
    #expect(second.subscriptions == [Subscription(210, 230)])
  }

  @Test func values() {
    let first = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
    let second = scheduler.createColdObservable([.next(10, 3), .completed(20)])
    let third = scheduler.createColdObservable([.next(10, 4), .completed(20)])
    let result = scheduler.start {
      Observable.concat(first.asObservable(), second.asObservable(), third.asObservable())
    }
    #expect(
      result.events == [
        .next(210, 1), .next(220, 2), .next(240, 3), .next(260, 4), .completed(270),
      ])
    #expect(first.subscriptions == [Subscription(200, 230)])
    #expect(second.subscriptions == [Subscription(230, 250)])
    #expect(third.subscriptions == [Subscription(250, 270)])
  }

  @Test func anErrorKeepsTheNextFromBeginning() {
    let first = scheduler.createHotObservable([.next(210, 1), .error(220, TestError())])
    let second = scheduler.createHotObservable([.next(230, 2)])
    let result = scheduler.start { first.concat(second) }
    #expect(result.events == [.next(210, 1), .error(220, TestError())])
    #expect(first.subscriptions == [Subscription(200, 220)])
    #expect(second.subscriptions == [])
  }

  @Test func anErrorOfTheLast() {
    let second = scheduler.createHotObservable([.next(210, 1), .error(220, TestError())])
    let result = scheduler.start { Observable.just(0).concat(second) }
    #expect(result.events == [.next(200, 0), .next(210, 1), .error(220, TestError())])
    #expect(second.subscriptions == [Subscription(200, 220)])
  }

  @Test func disposal() {
    let first = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let second = scheduler.createHotObservable([.next(230, 2), .next(260, 3)])
    let third = scheduler.createHotObservable([.next(260, 3)])
    let result = scheduler.start(disposed: 250) {
      Observable.concat([first.asObservable(), second.asObservable(), third.asObservable()])
    }
    #expect(result.events == [.next(210, 1), .next(230, 2)])
    #expect(second.subscriptions == [Subscription(220, 250)])
    #expect(third.subscriptions == [])
  }

  @Test func aSequenceIsAskedOnlyWhenItsTurnComes() {
    var made = 0
    let endless = sequence(state: 0) { state -> Observable<Int>? in
      made += 1
      state += 1
      return .just(state)
    }
    var log: [Int] = []
    _ = Observable.concat(endless).take(3).subscribe(onNext: { log.append($0) })
    #expect(log == [1, 2, 3])
    #expect(made == 3)
  }

  @Test func noStreams() {
    var log: [String] = []
    _ = Observable<Int>.concat([]).subscribe { log.append($0.debugDescription) }
    _ = Observable<Int>.concat(AnySequence([])).subscribe { log.append($0.debugDescription) }
    #expect(log == ["completed", "completed"])
  }

  @Test func manyDoNotPileUp() {
    var count = 0
    let many = 100_000
    _ = Observable.concat((0..<many).lazy.map { Observable.just($0) })
      .subscribe(onNext: { _ in count += 1 })
    #expect(count == many)
    func countdown(_ number: Int) -> Observable<Int> {
      guard number > 0 else { return .empty() }
      return Observable.just(number).concat(Observable.deferred { countdown(number - 1) })
    }
    count = 0
    _ = countdown(many).subscribe(onNext: { _ in count += 1 })
    #expect(count == many)
  }

  @Test func anEventFromWithinComesNext() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    var log: [Int] = []
    let subscription = first.concat(second).subscribe(onNext: {
      log.append($0)
      if $0 == 1 {
        first.onCompleted()
        second.onNext(9)
        first.onNext(2)
      }
    })
    first.onNext(1)
    second.onNext(3)
    #expect(log == [1, 3])
    subscription.dispose()
  }
}
