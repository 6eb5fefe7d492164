/// A replay subject without an end: who subscribes gets the last elements first.
public final class ReplayRelay<Element>: RelayType {
  private let subject: ReplaySubject<Element>

  private init(_ subject: ReplaySubject<Element>) {
    self.subject = subject
  }

  /// A relay that keeps the last `bufferSize` elements; none, if it is not positive.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(.create(bufferSize: bufferSize))
  }

  /// A relay that keeps all elements, for as long as it lives.
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.createUnbounded()) }

  /// Tells the observers of an element. Safe on any thread; from within an event, it is told after
  /// that one.
  public func accept(_ event: Element) { subject.onNext(event) }

  /// Subscribes an observer, which gets what is kept at once.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The relay as a stream that others can only observe.
  public func asObservable() -> Observable<Element> { subject }
}

extension ReplayRelay: Sendable where Element: Sendable {}
