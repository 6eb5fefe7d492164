/// A behavior subject without an end: it always has a value.
///
/// ```swift
/// let count = BehaviorRelay(value: 0)
/// count.accept(count.value + 1)
/// ```
public final class BehaviorRelay<Element>: RelayType {
  private let subject: BehaviorSubject<Element>

  /// A relay with a first value.
  public init(value: Element) {
    subject = BehaviorSubject(value: value)
  }

  /// The value: what it took last.
  public var value: Element { subject.last }

  /// Takes a value and tells the observers of it. Safe on any thread; from within an event, it is
  /// told after that one, and `value` is the new one at once.
  public func accept(_ event: Element) { subject.onNext(event) }

  /// Subscribes an observer, which gets the value at once.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The relay as a stream that others can only observe.
  public func asObservable() -> Observable<Element> { subject }
}

extension BehaviorRelay: Sendable where Element: Sendable {}
