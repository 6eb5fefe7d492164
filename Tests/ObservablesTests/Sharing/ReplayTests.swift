import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct ReplayTests {
  private let scheduler = TestScheduler(initialClock: 0)

  /// Connects `stream` at 150 and observes it from 250 to `disposed`.
  private func observeLate(
    _ stream: ConnectableObservable<Int>, disposed: Int = 1_000
  ) -> [Recorded<Event<Int>>] {
    let connection = SerialDisposable()
    scheduler.scheduleAt(150) { connection.disposable = stream.connect() }
    scheduler.scheduleAt(1_000) { connection.dispose() }
    return scheduler.start(created: 100, subscribed: 250, disposed: disposed) { stream }.events
  }

  private func source(
    _ last: Recorded<Event<Int>> = .completed(300)
  ) -> TestableObservable<Int> {
    scheduler.createHotObservable([
      .next(110, 0), .next(210, 1), .next(220, 2), .next(230, 3), .next(260, 4), last,
    ])
  }

  @Test func never() {
    let source = scheduler.createHotObservable([.next(110, 1)])
    #expect(observeLate(source.replay(2)) == [])
    #expect(source.subscriptions == [Subscription(150, 1_000)])
  }

  @Test func empty() {
    let source = scheduler.createHotObservable([.completed(260, Int.self)])
    #expect(observeLate(source.replay(2)) == [.completed(260)])
    #expect(source.subscriptions == [Subscription(150, 260)])
  }

  @Test func theLastOnes() {
    let source = source()
    #expect(
      observeLate(source.replay(2))
        == [.next(250, 2), .next(250, 3), .next(260, 4), .completed(300)])
    #expect(source.subscriptions == [Subscription(150, 300)])
  }

  @Test func all() {
    #expect(
      observeLate(source().replayAll())
        == [.next(250, 1), .next(250, 2), .next(250, 3), .next(260, 4), .completed(300)])
  }

  @Test(arguments: [0, -1]) func none(count: Int) {
    #expect(observeLate(source().replay(count)) == [.next(260, 4), .completed(300)])
  }

  @Test func error() {
    #expect(
      observeLate(source(.error(300, TestError())).replay(1))
        == [.next(250, 3), .next(260, 4), .error(300, TestError())])
  }

  @Test func disposal() {
    let source = source()
    #expect(observeLate(source.replay(1), disposed: 255) == [.next(250, 3)])
    #expect(source.subscriptions == [Subscription(150, 300)])
  }

  @Test func aNewConnectionKeepsNothingOfTheOneBefore() {
    let subject = PublishSubject<Int>()
    let stream = subject.replayAll()
    stream.connect().dispose()
    let first = stream.connect()
    subject.onNext(1)
    first.dispose()
    let second = stream.connect()
    subject.onNext(2)
    var log: [Int] = []
    let subscription = stream.subscribe(onNext: { log.append($0) })
    #expect(log == [2])
    second.dispose()
    subscription.dispose()
  }

  @Test func anEventFromWithinComesNext() {
    let subject = PublishSubject<Int>()
    let stream = subject.replay(1)
    let connection = stream.connect()
    subject.onNext(1)
    var log: [Int] = []
    let subscription = stream.subscribe(onNext: {
      log.append($0)
      if $0 == 1 { subject.onNext(2) }
    })
    #expect(log == [1, 2])
    subscription.dispose()
    connection.dispose()
  }
}
