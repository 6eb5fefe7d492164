import Observables
import ObservablesTestSupport

/// What holds for nearly all operators with one source. Each check returns what is wrong, or nil, so
/// that a suite says it in a line and has room for what its operator does.
enum OperatorCheck<Output> {
  typealias Operator = (Observable<Int>) -> Observable<Output>

  /// A source without events: nothing comes, and it is subscribed to until the disposal.
  static func never(_ operate: @escaping Operator) -> String? {
    run([.next(150, 1)], operate, events: [], until: 1_000)
  }

  /// A source that ends: the end comes then, after `events`.
  static func empty(_ events: [String] = [], _ operate: @escaping Operator) -> String? {
    run(
      [.next(150, 1), .completed(300)], operate, events: events + ["completed @ 300"], until: 300)
  }

  /// A source with an error: it comes then, and nothing after it.
  static func error(_ operate: @escaping Operator) -> String? {
    run(
      [.next(150, 1), .error(300, TestError()), .next(310, 2)], operate,
      events: ["error(\(TestError())) @ 300"], until: 300)
  }

  /// Disposed of at 250, while 1 comes at 210, 2 at 220 and so on: nothing comes after that.
  static func disposal(_ operate: @escaping Operator) -> String? {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(
      (1...20).map { .next(200 + $0 * 10, $0) } + [.completed(450)])
    let result = scheduler.start(disposed: 250) { operate(source.asObservable()) }
    if let late = result.events.first(where: { $0.time > 250 }) { return "came late: \(late)" }
    return verifySubscriptions(source.subscriptions, [Subscription(200, 250)])
  }

  /// An element that is told from within another comes after that one. Returns what came for 1, 2 …
  /// `count`, each but the first told from within the one before, or from whatever came for it.
  static func within(_ count: Int = 4, _ operate: Operator) -> [String] {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    var last = 1
    let subscription = operate(subject.asObservable()).subscribe(onNext: { output in
      if last < count {
        last += 1
        subject.onNext(last)
      }
      log.append("\(output)")
    })
    subject.onNext(1)
    while last < count {
      last += 1
      subject.onNext(last)
    }
    subject.onCompleted()
    subscription.dispose()
    return log
  }

  private static func run(
    _ recorded: [Recorded<Event<Int>>], _ operate: @escaping Operator, events: [String],
    until end: TestTime
  ) -> String? {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(recorded)
    let result = scheduler.start { operate(source.asObservable()) }
    let found = result.events.map(\.debugDescription)
    if found != events { return "came: \(found), and should be \(events)" }
    return verifySubscriptions(source.subscriptions, [Subscription(200, end)])
  }
}
