import Dispatch
import Observables
import ObservablesTestSupport
import Testing

/// A source that ends lets go by itself, at once; what is disposed of before is let go of a tick later.
@Suite(.leakFree) struct SubscribeOnTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    let source = scheduler.createHotObservable([.next(150, 1)])
    let result = scheduler.start { source.subscribe(on: scheduler) }
    #expect(result.events == [])
    #expect(source.subscriptions == [Subscription(201, 1_001)])
  }

  @Test func empty() {
    let source = scheduler.createHotObservable([.next(150, 1), .completed(210)])
    let result = scheduler.start { source.subscribe(on: scheduler) }
    #expect(result.events == [.completed(210)])
    #expect(source.subscriptions == [Subscription(201, 210)])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let result = scheduler.start { source.subscribe(on: scheduler) }
    #expect(result.events == [.next(210, 1), .next(220, 2), .completed(230)])
    #expect(source.subscriptions == [Subscription(201, 230)])
  }

  @Test func error() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError())])
    let result = scheduler.start { source.subscribe(on: scheduler) }
    #expect(result.events == [.next(210, 1), .error(220, TestError())])
    #expect(source.subscriptions == [Subscription(201, 220)])
  }

  @Test func nothingIsToldBetweenDisposalAndItsTurn() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(251, 2)])
    let result = scheduler.start(disposed: 250) { source.subscribe(on: scheduler) }
    #expect(result.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(201, 251)])
  }

  @Test func disposalBeforeItBegins() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let result = scheduler.start(disposed: 200) { source.subscribe(on: scheduler) }
    #expect(result.events == [])
    #expect(source.subscriptions == [])
  }

  @Test func anEventFromWithinComesNext() {
    let subject = PublishSubject<Int>()
    scheduler.scheduleAt(210) { subject.onNext(1) }
    let result = scheduler.start {
      subject.subscribe(on: scheduler).do(onNext: { if $0 == 1 { subject.onNext(2) } })
    }
    #expect(result.events == [.next(210, 1), .next(210, 2)])
  }

  @Test func onAQueue() async {
    let queue = DispatchQueue(label: "test")
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "inner")
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      let source = Observable<Int>.create { observer in
        dispatchPrecondition(condition: .onQueue(queue))
        observer.onNext(1)
        return Disposables.create {
          dispatchPrecondition(condition: .onQueue(queue))
          done.resume()
        }
      }
      _ = source.subscribe(on: scheduler).take(1).subscribe(onNext: { #expect($0 == 1) })
    }
  }
}
