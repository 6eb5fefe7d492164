import Dispatch
import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct WindowTests {
  private let scheduler = TestScheduler(initialClock: 0)

  /// The windows of a source, with the number of the window before each element, and `|` for its end.
  private func windows(
    _ source: some ObservableType<Int>, count: Int = 3
  ) -> Observable<String> {
    source.window(timeSpan: .seconds(70), count: count, scheduler: scheduler)
      .scan((0, Observable<Int>.never())) { ($0.0 + 1, $1) }
      .flatMap { number, window in
        window.map { "\(number): \($0)" }.catchAndReturn("\(number) X")
          .concat(Observable.just("\(number) |"))
      }
  }

  @Test func never() {
    let source = scheduler.createHotObservable([.next(150, 1)])
    let result = scheduler.start(disposed: 360) { windows(source) }
    #expect(result.events == [.next(270, "1 |"), .next(340, "2 |")])
    #expect(source.subscriptions == [Subscription(200, 360)])
  }

  @Test func empty() {
    let source = scheduler.createHotObservable([.next(150, 1), .completed(250)])
    let result = scheduler.start { windows(source) }
    #expect(result.events == [.next(250, "1 |"), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func byCountAndByTime() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(240, 3), .next(280, 4), .next(320, 5), .completed(330),
    ])
    let result = scheduler.start { windows(source) }
    #expect(
      result.events == [
        .next(210, "1: 1"), .next(220, "1: 2"), .next(240, "1: 3"), .next(240, "1 |"),
        .next(280, "2: 4"), .next(310, "2 |"), .next(320, "3: 5"), .next(330, "3 |"),
        .completed(330),
      ])
    #expect(source.subscriptions == [Subscription(200, 330)])
  }

  @Test func anErrorEndsTheWindowToo() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError())])
    let result = scheduler.start { windows(source) }
    #expect(
      result.events == [
        .next(210, "1: 1"), .next(220, "1 X"), .next(220, "1 |"), .error(220, TestError()),
      ])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func disposal() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(260, 2)])
    let result = scheduler.start(disposed: 250) { windows(source) }
    #expect(result.events == [.next(210, "1: 1")])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func whoLetsGoOfTheWindowsStillHearsTheirOwn() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(230, 2), .next(240, 3), .next(250, 4), .next(260, 5),
    ])
    let window = scheduler.createObserver(Int.self)
    var windows = 0
    var subscriptions: [any Disposable] = []
    let result = scheduler.start(disposed: 220) {
      source.window(timeSpan: .seconds(500), count: 3, scheduler: scheduler).map {
        windows += 1
        subscriptions.append($0.subscribe(window))
        return windows
      }
    }
    #expect(result.events == [.next(200, 1)])
    #expect(window.events == [.next(210, 1), .next(230, 2), .next(240, 3), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test func aWindowThatNobodyHearsIsSilentLater() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2)])
    var kept: Observable<Int>?
    let late = scheduler.createObserver(Int.self)
    _ = scheduler.start(disposed: 220) {
      source.window(timeSpan: .seconds(500), count: 3, scheduler: scheduler).do(onNext: {
        kept = $0
      })
    }
    let subscription = kept?.subscribe(late)
    #expect(late.events == [])
    #expect(source.subscriptions == [Subscription(200, 220)])
    subscription?.dispose()
    kept = nil
  }

  @Test func anEventFromWithinIsInTheSameWindow() {
    let subject = PublishSubject<Int>()
    scheduler.scheduleAt(210) { subject.onNext(1) }
    let result = scheduler.start(disposed: 230) {
      windows(subject, count: 2).do(onNext: { if $0 == "1: 1" { subject.onNext(2) } })
    }
    #expect(
      result.events == [.next(210, "1: 1"), .next(210, "1: 2"), .next(210, "1 |")])
  }
}
