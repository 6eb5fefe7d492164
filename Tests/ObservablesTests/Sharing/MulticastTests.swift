import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct MulticastTests {
  private let scheduler = TestScheduler(initialClock: 0)

  /// Each element and the one before it, of a source that is subscribed to once.
  private func pairs(_ source: some ObservableType<Int>) -> Observable<String> {
    source.multicast(
      { PublishSubject<Int>() },
      selector: { shared in Observable.zip(shared, shared.startWith(0)) { "\($1)\($0)" } })
  }

  @Test func never() {
    let source = scheduler.createHotObservable([.next(150, 1)])
    let result = scheduler.start { pairs(source) }
    #expect(result.events == [])
    #expect(source.subscriptions == [Subscription(200, 1_000)])
  }

  @Test func empty() {
    let source = scheduler.createHotObservable([.next(150, 1), .completed(210)])
    let result = scheduler.start { pairs(source) }
    #expect(result.events == [.completed(210)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .completed(240),
    ])
    let result = scheduler.start { pairs(source) }
    #expect(
      result.events == [.next(210, "01"), .next(220, "12"), .next(230, "23"), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func error() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError())])
    let result = scheduler.start { pairs(source) }
    #expect(result.events == [.next(210, "01"), .error(220, TestError())])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func itsClosuresThrow() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    var log: [String] = []
    _ = source.multicast({ () throws -> PublishSubject<Int> in throw TestError(number: 1) }) { $0 }
      .subscribe { log.append($0.debugDescription) }
    _ = source.multicast({ PublishSubject<Int>() }) { (_) -> Observable<Int> in
      throw TestError(number: 2)
    }.subscribe { log.append($0.debugDescription) }
    #expect(log == ["error(TestError(number: 1))", "error(TestError(number: 2))"])
    #expect(source.subscriptions == [])
  }

  @Test func disposal() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(260, 2)])
    let result = scheduler.start(disposed: 250) { pairs(source) }
    #expect(result.events == [.next(210, "01")])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func theSelectedStreamMayEndFirst() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let result = scheduler.start {
      source.multicast({ ReplaySubject<Int>.createUnbounded() }) { $0.take(2) }
    }
    #expect(result.events == [.next(210, 1), .next(220, 2), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func throughOneSubject() {
    let source = PublishSubject<Int>()
    let stream = source.multicast(BehaviorSubject(value: 0))
    var log: [String] = []
    let first = stream.subscribe { log.append("a \($0)") }
    let connection = stream.connect()
    source.onNext(1)
    connection.dispose()
    let again = stream.connect()
    let second = stream.subscribe { log.append("b \($0)") }
    source.onCompleted()
    _ = stream.subscribe { log.append("c \($0)") }
    #expect(
      log == [
        "a next(0)", "a next(1)", "b next(1)", "a completed", "b completed", "c completed",
      ])
    for disposable in [first, second, again] { disposable.dispose() }
  }

  @Test func aSubjectForEachConnection() {
    let source = PublishSubject<Int>()
    var made = 0
    let stream = source.multicast { () -> BehaviorSubject<Int> in
      made += 1
      return BehaviorSubject(value: made * 100)
    }
    var log: [Int] = []
    stream.connect().dispose()
    let connection = stream.connect()
    let subscription = stream.subscribe(onNext: { log.append($0) })
    source.onNext(1)
    #expect(log == [200, 1])
    #expect(made == 2)
    connection.dispose()
    subscription.dispose()
  }

  @Test func anEventFromWithinComesNext() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    let subscription = pairs(subject).subscribe(onNext: {
      if $0 == "01" { subject.onNext(2) }
      log.append($0)
    })
    subject.onNext(1)
    #expect(log == ["01", "12"])
    subscription.dispose()
  }
}
