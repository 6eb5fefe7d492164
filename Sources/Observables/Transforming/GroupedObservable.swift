/// A stream of elements with the same key, see ``ObservableType/groupBy(keySelector:)``.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// What its elements have in common.
  public let key: Key

  private let source: Observable<Element>

  /// `source` as the group of `key`.
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.subscribe(observer)
  }

  /// The stream without its key.
  public func asObservable() -> Observable<Element> { source }
}
