import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct DoTests {
  private let scheduler = TestScheduler(initialClock: 0)

  /// `source` with everything that `do` has, each adding a word to `log`.
  private func logged(
    _ source: some ObservableType<Int>, _ log: @escaping (String) -> Void
  ) -> Observable<Int> {
    source.do(
      onNext: { log("onNext \($0)") }, afterNext: { log("afterNext \($0)") },
      onError: { log("onError \($0)") }, afterError: { log("afterError \($0)") },
      onCompleted: { log("onCompleted") }, afterCompleted: { log("afterCompleted") },
      onSubscribe: { log("onSubscribe") }, onSubscribed: { log("onSubscribed") },
      onDispose: { log("onDispose") })
  }

  @Test func never() {
    var log: [String] = []
    let source = scheduler.createHotObservable([.next(150, 1)])
    let result = scheduler.start { logged(source) { log.append($0) } }
    #expect(result.events == [])
    #expect(source.subscriptions == [Subscription(200, 1_000)])
    #expect(log == ["onSubscribe", "onSubscribed", "onDispose"])
  }

  @Test func empty() {
    var log: [String] = []
    let source = scheduler.createHotObservable([.next(150, 1), .completed(210)])
    let result = scheduler.start { logged(source) { log.append($0) } }
    #expect(result.events == [.completed(210)])
    #expect(source.subscriptions == [Subscription(200, 210)])
    #expect(
      log == ["onSubscribe", "onSubscribed", "onCompleted", "afterCompleted", "onDispose"])
  }

  @Test func theOrderAmongEvents() {
    var log: [String] = []
    _ = logged(Observable.just(1)) { log.append($0) }
      .subscribe(
        onNext: { log.append("next \($0)") }, onCompleted: { log.append("completed") },
        onDisposed: { log.append("disposed") })
    #expect(
      log == [
        "onSubscribe", "onNext 1", "next 1", "afterNext 1", "onCompleted", "completed", "disposed",
        "afterCompleted", "onDispose", "onSubscribed",
      ])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    var sum = 0
    let result = scheduler.start { source.do(onNext: { sum += $0 }) }
    #expect(result.events == [.next(210, 1), .next(220, 2), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
    #expect(sum == 3)
  }

  @Test func error() {
    var log: [String] = []
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError())])
    let result = scheduler.start { logged(source) { log.append($0) } }
    #expect(result.events == [.next(210, 1), .error(220, TestError())])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(
      log == [
        "onSubscribe", "onSubscribed", "onNext 1", "afterNext 1", "onError TestError(number: 0)",
        "afterError TestError(number: 0)", "onDispose",
      ])
  }

  @Test func itsClosuresThrow() {
    let thrown = TestError(number: 9)
    func events(
      _ make: (Observable<Int>) -> Observable<Int>
    ) -> [Recorded<Event<Int>>] {
      let scheduler = TestScheduler(initialClock: 0)
      let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
      let stream = make(source.asObservable())
      let result = scheduler.start { stream }
      #expect(source.subscriptions == [Subscription(200, result.events.last?.time ?? 0)])
      return result.events
    }
    #expect(events { $0.do(onNext: { _ in throw thrown }) } == [.error(210, thrown)])
    #expect(
      events { $0.do(afterNext: { _ in throw thrown }) } == [.next(210, 1), .error(210, thrown)])
    #expect(
      events { $0.do(onCompleted: { throw thrown }) }
        == [.next(210, 1), .next(220, 2), .error(230, thrown)])
    #expect(
      events { $0.do(afterCompleted: { throw thrown }) }
        == [.next(210, 1), .next(220, 2), .completed(230)])
    #expect(
      events { source in
        source.map { _ in throw TestError() }.do(onError: { _ in throw thrown })
      } == [.error(210, thrown)])
    #expect(
      events { source in
        source.map { _ in throw TestError() }.do(afterError: { _ in throw thrown })
      } == [.error(210, TestError())])
  }

  @Test func disposal() {
    var log: [String] = []
    let source = scheduler.createHotObservable([.next(210, 1), .next(260, 2)])
    let result = scheduler.start(disposed: 250) { logged(source) { log.append($0) } }
    #expect(result.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 250)])
    #expect(log == ["onSubscribe", "onSubscribed", "onNext 1", "afterNext 1", "onDispose"])
  }

  @Test func disposalFromWithinAnElement() {
    var log: [String] = []
    _ = logged(Observable.of(1, 2)) { log.append($0) }.take(1).subscribe(onNext: { _ in })
    #expect(log == ["onSubscribe", "onSubscribed", "onNext 1", "onDispose"])
  }

  @Test func anEventFromWithinComesNext() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    let subscription = subject.do(onNext: { if $0 == 1 { subject.onNext(2) } })
      .subscribe(onNext: { log.append("\($0)") })
    subject.onNext(1)
    #expect(log == ["1", "2"])
    subscription.dispose()
  }
}
