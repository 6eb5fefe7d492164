import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct RetryTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    let source = scheduler.createHotObservable([.next(150, 1)])
    let result = scheduler.start { source.retry() }
    #expect(result.events == [])
    #expect(source.subscriptions == [Subscription(200, 1_000)])
  }

  @Test func empty() {
    let source = scheduler.createColdObservable([.completed(10, Int.self)])
    let result = scheduler.start { source.retry(3) }
    #expect(result.events == [.completed(210)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func values() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
    let result = scheduler.start { source.retry() }
    #expect(result.events == [.next(210, 1), .next(220, 2), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func eachErrorSubscribesAnewUntilDisposal() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(30, TestError())])
    let result = scheduler.start(disposed: 275) { source.retry() }
    #expect(result.events == [.next(210, 1), .next(240, 1), .next(270, 1)])
    #expect(
      source.subscriptions == [
        Subscription(200, 230), Subscription(230, 260), Subscription(260, 275),
      ])
  }

  @Test func atMostSoManyTimes() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError())])
    let result = scheduler.start { source.retry(3) }
    #expect(
      result.events == [.next(210, 1), .next(230, 1), .next(250, 1), .error(260, TestError())])
    #expect(
      source.subscriptions == [
        Subscription(200, 220), Subscription(220, 240), Subscription(240, 260),
      ])
  }

  @Test func once() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError())])
    let result = scheduler.start { source.retry(1) }
    #expect(result.events == [.next(210, 1), .error(220, TestError())])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test(arguments: [0, -1]) func notAtAll(count: Int) {
    let source = scheduler.createColdObservable([.next(10, 1)])
    let result = scheduler.start { source.retry(count) }
    #expect(result.events == [.completed(200)])
    #expect(source.subscriptions == [])
  }

  @Test func disposal() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError())])
    let result = scheduler.start(disposed: 225) { source.retry(9) }
    #expect(result.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(220, 225)])
  }

  @Test func sourcesThatFailAtOnceDoNotPileUp() {
    var attempts = 0
    let many = 100_000
    let source = Observable<Int>.create { observer in
      attempts += 1
      if attempts == many { observer.onNext(attempts) }
      observer.onError(TestError())
      return Disposables.create()
    }
    var log: [Int] = []
    _ = source.retry().take(1).subscribe(onNext: { log.append($0) })
    #expect(log == [many])
    #expect(attempts == many)
  }

  @Test func anEventFromWithinComesNext() {
    var subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
    let all = subjects
    let source = Observable<Int>.create { observer in subjects.removeFirst().subscribe(observer) }
    var log: [Int] = []
    let subscription = source.retry().subscribe(onNext: {
      if $0 == 1 { all[0].onError(TestError()) }
      if $0 == 2 { all[1].onNext(3) }
      log.append($0)
    })
    all[0].onNext(1)
    all[1].onNext(2)
    #expect(log == [1, 2, 3])
    subscription.dispose()
  }
}
