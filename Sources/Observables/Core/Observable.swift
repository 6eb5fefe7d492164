/// A stream of events over time, that begins when somebody subscribes.
///
/// ```swift
/// let numbers = Observable.of(1, 2, 3)
/// let subscription = numbers.map { $0 * 2 }.subscribe(onNext: { print($0) })
/// ```
///
/// ## Threads
///
/// Events come one at a time, and a subscription may be disposed of on any thread. Closures given to
/// operators run where the events come from, so an observable stays where it was made: it is not
/// `Sendable`. Subjects, relays and observers are, when their elements are. An operator that moves
/// events to another scheduler asks that the elements are `Sendable`; the closures after it are not
/// checked, and what they touch must be at home on that scheduler.
public class Observable<Element>: ObservableType {
  private let mark = LiveMark()

  /// For the sources and operators of this module, which override `run`.
  init() {}

  /// Begins: attaches to `sink` what feeds it, and feeds it. The one thing a kind of observable does.
  func run(_ sink: Sink<Element>) {}

  /// Begins for a subscriber: sources that emit at once wait until all of them are subscribed to.
  final func begin(_ sink: Sink<Element>) {
    Trampoline.open { run(sink) }
  }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let sink = ObserverSink(observer)
    begin(sink)
    return sink
  }

  /// Itself.
  public func asObservable() -> Observable<Element> { self }
}
