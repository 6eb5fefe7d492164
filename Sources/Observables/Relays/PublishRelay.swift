/// A publish subject without an end: it takes elements alone.
public final class PublishRelay<Element>: RelayType {
  private let subject = PublishSubject<Element>()

  /// A relay without observers.
  public init() {}

  /// Tells the observers of an element. Safe on any thread; from within an event, it is told after
  /// that one.
  public func accept(_ event: Element) { subject.onNext(event) }

  /// Subscribes an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The relay as a stream that others can only observe.
  public func asObservable() -> Observable<Element> { subject }
}

extension PublishRelay: Sendable where Element: Sendable {}
