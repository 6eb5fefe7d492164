import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct PublishTests {
  private let scheduler = TestScheduler(initialClock: 0)

  /// Observes `stream` from 200 to `disposed`, while it is connected from 220 to `disconnected`.
  private func observe(
    _ stream: ConnectableObservable<Int>, disconnected: Int? = nil, disposed: Int = 1_000
  ) -> [Recorded<Event<Int>>] {
    let connection = SerialDisposable()
    scheduler.scheduleAt(220) { connection.disposable = stream.connect() }
    scheduler.scheduleAt(disconnected ?? disposed) { connection.dispose() }
    return scheduler.start(disposed: disposed) { stream }.events
  }

  @Test func never() {
    let source = scheduler.createHotObservable([.next(150, 1)])
    #expect(observe(source.publish()) == [])
    #expect(source.subscriptions == [Subscription(220, 1_000)])
  }

  @Test func nothingBeginsWithoutAConnection() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let stream = source.publish()
    #expect(scheduler.start { stream }.events == [])
    #expect(source.subscriptions == [])
  }

  @Test func empty() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(230)])
    #expect(observe(source.publish()) == [.completed(230)])
    #expect(source.subscriptions == [Subscription(220, 230)])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(230, 2), .next(240, 3), .completed(250),
    ])
    #expect(observe(source.publish()) == [.next(230, 2), .next(240, 3), .completed(250)])
    #expect(source.subscriptions == [Subscription(220, 250)])
  }

  @Test func error() {
    let source = scheduler.createHotObservable([.next(230, 2), .error(240, TestError())])
    #expect(observe(source.publish()) == [.next(230, 2), .error(240, TestError())])
    #expect(source.subscriptions == [Subscription(220, 240)])
  }

  @Test func anObserverThatGoesDoesNotEndTheConnection() {
    let source = scheduler.createHotObservable([.next(230, 2), .next(240, 3)])
    let events = observe(source.publish(), disconnected: 300, disposed: 235)
    #expect(events == [.next(230, 2)])
    #expect(source.subscriptions == [Subscription(220, 300)])
  }

  @Test func aConnectionThatGoesEndsNothingForItsObservers() {
    let source = scheduler.createHotObservable([.next(230, 2), .next(240, 3), .completed(250)])
    #expect(observe(source.publish(), disconnected: 235) == [.next(230, 2)])
    #expect(source.subscriptions == [Subscription(220, 235)])
  }

  @Test func connectingAgainReturnsTheSame() {
    let source = PublishSubject<Int>()
    let stream = source.publish()
    let first = stream.connect()
    let second = stream.connect()
    var log: [Int] = []
    let subscription = stream.subscribe(onNext: { log.append($0) })
    source.onNext(1)
    second.dispose()
    source.onNext(2)
    #expect(log == [1])
    #expect(!source.hasObservers)
    let third = stream.connect()
    #expect(source.hasObservers)
    first.dispose()
    #expect(source.hasObservers)
    third.dispose()
    subscription.dispose()
  }

  @Test func anEventFromWithinComesNext() {
    let subject = PublishSubject<Int>()
    let stream = subject.publish()
    var log: [Int] = []
    let subscription = stream.subscribe(onNext: {
      if $0 == 1 { subject.onNext(2) }
      log.append($0)
    })
    let connection = stream.connect()
    subject.onNext(1)
    #expect(log == [1, 2])
    subscription.dispose()
    connection.dispose()
  }
}
