import Dispatch
import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct ObserveOnTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    let source = scheduler.createHotObservable([.next(150, 1)])
    let result = scheduler.start { source.observe(on: scheduler) }
    #expect(result.events == [])
    #expect(source.subscriptions == [Subscription(200, 1_000)])
  }

  @Test func empty() {
    let source = scheduler.createHotObservable([.next(150, 1), .completed(210)])
    let result = scheduler.start { source.observe(on: scheduler) }
    #expect(result.events == [.completed(211)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(210, 2), .next(220, 3), .completed(220),
    ])
    let result = scheduler.start { source.observe(on: scheduler) }
    #expect(
      result.events == [.next(211, 1), .next(211, 2), .next(221, 3), .completed(221)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func anErrorKeepsItsPlace() {
    let source = scheduler.createHotObservable([.next(220, 1), .error(220, TestError())])
    let result = scheduler.start { source.observe(on: scheduler) }
    #expect(result.events == [.next(221, 1), .error(221, TestError())])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func disposal() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(250, 2)])
    let result = scheduler.start(disposed: 250) { source.observe(on: scheduler) }
    #expect(result.events == [.next(211, 1)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func anEventFromWithinComesTheNextTime() {
    let subject = PublishSubject<Int>()
    scheduler.scheduleAt(210) { subject.onNext(1) }
    let result = scheduler.start {
      subject.observe(on: scheduler).do(onNext: { if $0 < 3 { subject.onNext($0 + 1) } })
    }
    #expect(result.events == [.next(211, 1), .next(212, 2), .next(213, 3)])
  }

  @Test func whoHasEnoughAmongThoseToldTogether() {
    let subject = PublishSubject<Int>()
    scheduler.scheduleAt(210) { for number in 1...5 { subject.onNext(number) } }
    let result = scheduler.start { subject.observe(on: scheduler).take(2) }
    #expect(result.events == [.next(211, 1), .next(211, 2), .completed(211)])
    #expect(!subject.hasObservers)
  }

  @Test func onAQueueTheOrderIsKept() async {
    let queue = DispatchQueue(label: "test")
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "inner")
    let numbers = await withCheckedContinuation { done in
      var log: [Int] = []
      _ = Observable.from(0..<1_000).observe(on: scheduler)
        .subscribe(
          onNext: {
            dispatchPrecondition(condition: .onQueue(queue))
            log.append($0)
          }, onCompleted: { done.resume(returning: log) })
    }
    #expect(numbers == Array(0..<1_000))
  }

  @Test func onTheMainQueue() async {
    let sum = await withCheckedContinuation { done in
      var sum = 0
      _ = Observable.of(1, 2, 3)
        .observe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
        .observe(on: MainScheduler.instance)
        .subscribe(
          onNext: {
            dispatchPrecondition(condition: .onQueue(.main))
            sum += $0
          }, onCompleted: { done.resume(returning: sum) })
    }
    #expect(sum == 6)
  }
}
