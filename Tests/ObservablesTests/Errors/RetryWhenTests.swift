import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct RetryWhenTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    let source = scheduler.createHotObservable([.next(150, 1)])
    let trigger = scheduler.createHotObservable([.next(210, 1)])
    let result = scheduler.start { source.retry { (_: Observable<any Error>) in trigger } }
    #expect(result.events == [])
    #expect(source.subscriptions == [Subscription(200, 1_000)])
    #expect(trigger.subscriptions == [Subscription(200, 1_000)])
  }

  @Test func empty() {
    let source = scheduler.createHotObservable([.next(150, 1), .completed(210)])
    let trigger = scheduler.createHotObservable([.next(205, 1), .completed(206)])
    let result = scheduler.start { source.retry { (_: Observable<any Error>) in trigger } }
    #expect(result.events == [.completed(210)])
    #expect(source.subscriptions == [Subscription(200, 210)])
    #expect(trigger.subscriptions == [Subscription(200, 206)])
  }

  @Test func values() {
    let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let trigger = scheduler.createHotObservable([.next(300, 1)])
    let result = scheduler.start { source.retry { (_: Observable<any Error>) in trigger } }
    #expect(result.events == [.next(210, 1), .completed(220)])
    #expect(trigger.subscriptions == [Subscription(200, 220)])
  }

  @Test func anElementOfTheTriggerSubscribesAnew() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError())])
    let trigger = scheduler.createHotObservable([
      .next(215, 1), .next(230, 2), .next(235, 3), .next(260, 4), .completed(270),
    ])
    let result = scheduler.start { source.retry { (_: Observable<any Error>) in trigger } }
    #expect(result.events == [.next(210, 1), .next(240, 1), .next(270, 1), .completed(280)])
    #expect(
      source.subscriptions == [
        Subscription(200, 220), Subscription(230, 250), Subscription(260, 280),
      ])
    #expect(trigger.subscriptions == [Subscription(200, 270)])
  }

  @Test func anErrorOfTheTriggerEndsIt() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError())])
    let trigger = scheduler.createHotObservable([.error(240, TestError(number: 1), Int.self)])
    let result = scheduler.start { source.retry { (_: Observable<any Error>) in trigger } }
    #expect(result.events == [.next(210, 1), .error(240, TestError(number: 1))])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(trigger.subscriptions == [Subscription(200, 240)])
  }

  @Test func theHandlerSeesTheErrors() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError(number: 5))])
    var seen: [Int] = []
    let result = scheduler.start {
      source.retry { (errors: Observable<TestError>) in
        errors.map { error in
          seen.append(error.number)
          if seen.count == 3 { throw TestError(number: 6) }
        }
      }
    }
    #expect(
      result.events == [
        .next(210, 1), .next(230, 1), .next(250, 1), .error(260, TestError(number: 6)),
      ])
    #expect(seen == [5, 5, 5])
  }

  @Test func errorsOfAnotherTypeEndIt() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError())])
    let result = scheduler.start {
      source.retry { (errors: Observable<RxError>) in errors.map { _ in } }
    }
    #expect(result.events == [.next(210, 1), .error(220, TestError())])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func disposal() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError())])
    let trigger = scheduler.createHotObservable([.next(230, 1)])
    let result = scheduler.start(disposed: 235) {
      source.retry { (_: Observable<any Error>) in trigger }
    }
    #expect(result.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(230, 235)])
    #expect(trigger.subscriptions == [Subscription(200, 235)])
  }

  @Test func sourcesThatFailAtOnceDoNotPileUp() {
    var attempts = 0
    let source = Observable<Int>.create { observer in
      attempts += 1
      if attempts == 10_000 { observer.onCompleted() }
      observer.onError(TestError())
      return Disposables.create()
    }
    var log: [String] = []
    _ = source.retry { (errors: Observable<any Error>) in errors.map { _ in } }
      .subscribe { log.append($0.debugDescription) }
    #expect(log == ["completed"])
    #expect(attempts == 10_000)
  }

  @Test func anEventFromWithinComesNext() {
    let source = PublishSubject<Int>()
    let trigger = PublishSubject<Void>()
    var subscriptions = 0
    let counted = Observable<Int>.create { observer in
      subscriptions += 1
      return subscriptions == 1
        ? Observable.error(TestError()).subscribe(observer) : source.subscribe(observer)
    }
    var log: [Int] = []
    let subscription = counted.retry { (_: Observable<any Error>) in trigger }.subscribe(onNext: {
      if $0 == 1 {
        trigger.onNext(())
        source.onNext(2)
      }
      log.append($0)
    })
    trigger.onNext(())
    source.onNext(1)
    #expect(log == [1, 2])
    #expect(subscriptions == 2)
    subscription.dispose()
  }
}
