import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct RefCountTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    let source = scheduler.createHotObservable([.next(150, 1)])
    let result = scheduler.start { source.publish().refCount() }
    #expect(result.events == [])
    #expect(source.subscriptions == [Subscription(200, 1_000)])
  }

  @Test func empty() {
    let source = scheduler.createHotObservable([.next(150, 1), .completed(210)])
    let result = scheduler.start { source.publish().refCount() }
    #expect(result.events == [.completed(210)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func theFirstConnectsAndTheLastDisconnects() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .next(260, 5),
    ])
    let stream = source.publish().refCount()
    let second = scheduler.createObserver(Int.self)
    let subscription = SerialDisposable()
    scheduler.scheduleAt(215) { subscription.disposable = stream.subscribe(second) }
    scheduler.scheduleAt(245) { subscription.dispose() }
    let first = scheduler.start(disposed: 235) { stream }
    #expect(first.events == [.next(210, 1), .next(220, 2), .next(230, 3)])
    #expect(second.events == [.next(220, 2), .next(230, 3), .next(240, 4)])
    #expect(source.subscriptions == [Subscription(200, 245)])
  }

  @Test func whoComesAfterAllHaveGoneConnectsAnew() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(30, 2)])
    let stream = source.publish().refCount()
    let second = scheduler.createObserver(Int.self)
    let subscription = SerialDisposable()
    scheduler.scheduleAt(300) { subscription.disposable = stream.subscribe(second) }
    scheduler.scheduleAt(320) { subscription.dispose() }
    let first = scheduler.start(disposed: 220) { stream }
    #expect(first.events == [.next(210, 1)])
    #expect(second.events == [.next(310, 1)])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(300, 320)])
  }

  @Test func error() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError())])
    let result = scheduler.start { source.publish().refCount() }
    #expect(result.events == [.next(210, 1), .error(220, TestError())])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func disposal() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(260, 2)])
    let result = scheduler.start(disposed: 250) { source.publish().refCount() }
    #expect(result.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func aSourceThatEmitsAtOnceIsStoppedByTheOneObserver() {
    var log: [Int] = []
    _ = Observable.from(0..<1_000_000_000).publish().refCount().take(3)
      .subscribe(onNext: { log.append($0) })
    #expect(log == [0, 1, 2])
  }

  @Test func retryConnectsAnew() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError())])
    let result = scheduler.start(disposed: 235) { source.publish().refCount().retry() }
    #expect(result.events == [.next(210, 1), .next(230, 1)])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(220, 235)])
  }

  @Test func aConnectionMadeByHandIsUsed() {
    let subject = PublishSubject<Int>()
    let stream = subject.publish()
    let connection = stream.connect()
    var log: [Int] = []
    let first = stream.refCount().subscribe(onNext: { log.append($0) })
    subject.onNext(1)
    connection.dispose()
    subject.onNext(2)
    #expect(log == [1])
    #expect(!subject.hasObservers)
    let second = stream.refCount().subscribe(onNext: { log.append($0) })
    subject.onNext(3)
    #expect(log == [1, 3])
    first.dispose()
    #expect(subject.hasObservers)
    second.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func anEventFromWithinComesNext() {
    let subject = PublishSubject<Int>()
    let stream = subject.publish().refCount()
    var log: [String] = []
    let bag = DisposeBag()
    let outerBag = DisposeBag()
    stream.subscribe(onNext: {
      log.append("a\($0)")
      if $0 == 1 {
        stream.subscribe(onNext: { log.append("b\($0)") }).disposed(by: bag)
        subject.onNext(2)
      }
    }).disposed(by: outerBag)
    subject.onNext(1)
    #expect(log == ["a1", "a2", "b2"])
  }
}
