import Dispatch
import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct DelayTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    let source = scheduler.createHotObservable([.next(150, 1)])
    let result = scheduler.start { source.delay(.seconds(50), scheduler: scheduler) }
    #expect(result.events == [])
    #expect(source.subscriptions == [Subscription(200, 1_000)])
  }

  @Test func empty() {
    let source = scheduler.createHotObservable([.next(150, 1), .completed(210)])
    let result = scheduler.start { source.delay(.seconds(50), scheduler: scheduler) }
    #expect(result.events == [.completed(260)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(220, 3), .next(290, 4), .completed(300),
    ])
    let result = scheduler.start { source.delay(.seconds(50), scheduler: scheduler) }
    #expect(
      result.events == [
        .next(260, 1), .next(270, 2), .next(270, 3), .next(340, 4), .completed(350),
      ])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func withoutATimeItIsStillTheScheduler() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let result = scheduler.start { source.delay(.seconds(0), scheduler: scheduler) }
    #expect(result.events == [.next(211, 1), .completed(221)])
  }

  @Test func anErrorIsToldAtOnce() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(240, 2), .error(270, TestError()),
    ])
    let result = scheduler.start { source.delay(.seconds(50), scheduler: scheduler) }
    #expect(result.events == [.next(260, 1), .error(270, TestError())])
    #expect(source.subscriptions == [Subscription(200, 270)])
  }

  @Test func anErrorFromWithinDropsWhatIsDueToo() {
    let subject = PublishSubject<Int>()
    scheduler.scheduleAt(210) {
      subject.onNext(1)
      subject.onNext(2)
    }
    let result = scheduler.start {
      subject.delay(.seconds(50), scheduler: scheduler)
        .do(onNext: { _ in subject.onError(TestError()) })
    }
    #expect(result.events == [.next(260, 1), .error(260, TestError())])
  }

  @Test func disposal() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let result = scheduler.start(disposed: 265) {
      source.delay(.seconds(50), scheduler: scheduler)
    }
    #expect(result.events == [.next(260, 1)])
    #expect(source.subscriptions == [Subscription(200, 265)])
  }

  @Test func anEventFromWithinIsDelayedToo() {
    let subject = PublishSubject<Int>()
    scheduler.scheduleAt(210) { subject.onNext(1) }
    let result = scheduler.start {
      subject.delay(.seconds(50), scheduler: scheduler)
        .do(onNext: { if $0 == 1 { subject.onNext(2) } })
    }
    #expect(result.events == [.next(260, 1), .next(310, 2)])
  }

  @Test func onAQueueTheOrderIsKept() async {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    let numbers = await withCheckedContinuation { done in
      var log: [Int] = []
      _ = Observable.from(0..<100).delay(.milliseconds(2), scheduler: scheduler)
        .subscribe(onNext: { log.append($0) }, onCompleted: { done.resume(returning: log) })
    }
    #expect(numbers == Array(0..<100))
  }
}
