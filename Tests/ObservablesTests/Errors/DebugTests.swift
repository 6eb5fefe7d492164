import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct DebugTests {
  private let scheduler = TestScheduler(initialClock: 0)

  /// The events of `source` with `debug`, and the lines without their times.
  private func run(
    _ recorded: [Recorded<Event<Int>>], disposed: Int = 1_000
  ) -> (events: [Recorded<Event<Int>>], lines: [String], subscriptions: [Subscription]) {
    let source = scheduler.createHotObservable(recorded)
    var lines: [String] = []
    let result = scheduler.start(disposed: disposed) {
      source.debug("id", to: { lines.append(String($0.dropFirst(25))) })
    }
    return (result.events, lines, source.subscriptions)
  }

  @Test func never() {
    let (events, lines, subscriptions) = run([.next(150, 1)])
    #expect(events == [])
    #expect(lines == ["id -> subscribed", "id -> isDisposed"])
    #expect(subscriptions == [Subscription(200, 1_000)])
  }

  @Test func empty() {
    let (events, lines, _) = run([.completed(210)])
    #expect(events == [.completed(210)])
    #expect(lines == ["id -> subscribed", "id -> Event completed", "id -> isDisposed"])
  }

  @Test func values() {
    let (events, lines, subscriptions) = run([.next(210, 1), .next(220, 2), .completed(230)])
    #expect(events == [.next(210, 1), .next(220, 2), .completed(230)])
    #expect(
      lines == [
        "id -> subscribed", "id -> Event next(1)", "id -> Event next(2)", "id -> Event completed",
        "id -> isDisposed",
      ])
    #expect(subscriptions == [Subscription(200, 230)])
  }

  @Test func error() {
    let (events, lines, _) = run([.error(210, TestError())])
    #expect(events == [.error(210, TestError())])
    #expect(
      lines == [
        "id -> subscribed", "id -> Event error(TestError(number: 0))", "id -> isDisposed",
      ])
  }

  @Test func disposal() {
    let (events, lines, subscriptions) = run([.next(210, 1), .next(260, 2)], disposed: 250)
    #expect(events == [.next(210, 1)])
    #expect(lines == ["id -> subscribed", "id -> Event next(1)", "id -> isDisposed"])
    #expect(subscriptions == [Subscription(200, 250)])
  }

  @Test func aLineBeginsWithTheTimeAndThePlace() throws {
    var lines: [String] = []
    _ = Observable<Int>.empty().debug(to: { lines.append($0) }).subscribe { _ in }
    let first = try #require(lines.first)
    let pattern =
      /[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}: DebugTests.swift:[0-9]+ \(aLineBeginsWithTheTimeAndThePlace\(\)\) -> subscribed/
    #expect(first.wholeMatch(of: pattern) != nil, "\(first)")
  }

  @Test func longEventsAreShortened() {
    let long = String(repeating: "a", count: 30) + String(repeating: "b", count: 30)
    for (trims, text) in [
      (false, "next(\(long))"), (true, "next(aaaaaaaaaaaaaaa...bbbbbbbbbbbbbbbbbbb)"),
    ] {
      var lines: [String] = []
      _ = Observable.just(long).debug("id", trimOutput: trims, to: { lines.append($0) })
        .subscribe { _ in }
      #expect(lines.dropFirst().first?.hasSuffix("id -> Event \(text)") == true)
    }
  }

  @Test func anEventFromWithinComesNext() {
    let subject = PublishSubject<Int>()
    var lines: [String] = []
    let subscription = subject.debug("id", to: { lines.append(String($0.dropFirst(25))) })
      .subscribe(onNext: { if $0 == 1 { subject.onNext(2) } })
    subject.onNext(1)
    #expect(lines == ["id -> subscribed", "id -> Event next(1)", "id -> Event next(2)"])
    subscription.dispose()
  }
}
