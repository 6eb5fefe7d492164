extension ObservableType where Element: Equatable {
  /// The elements without those that are equal to the one before.
  ///
  /// ```
  /// source:                --1--1--2--2--1--|
  /// distinctUntilChanged:  --1-----2-----1--|
  /// ```
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged { $0 == $1 }
  }
}

extension ObservableType {
  /// The elements without those whose key is equal to that of the one before. If `keySelector` throws,
  /// the stream ends with that error.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: ==)
  }

  /// The elements without those that `comparer` finds the same as the one before. If it throws, the
  /// stream ends with that error.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// The elements without those whose key `comparer` finds the same as that of the one before: of the one
  /// before that was told. If a closure throws, the stream ends with that error.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key,
    comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    lift { DistinctSink(to: $0, keySelector, comparer) }
  }

  /// The elements without those whose property at `keyPath` is equal to that of the one before.
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }
}

private final class DistinctSink<Element, Key>: OperatorSink<Element, Element>,
  @unchecked Sendable
{
  private let keySelector: (Element) throws -> Key
  private let comparer: (Key, Key) throws -> Bool
  private var latest: Key?

  init(
    to downstream: Sink<Element>, _ keySelector: @escaping (Element) throws -> Key,
    _ comparer: @escaping (Key, Key) throws -> Bool
  ) {
    self.keySelector = keySelector
    self.comparer = comparer
    super.init(to: downstream)
  }

  override func next(_ element: Element) {
    do {
      let key = try keySelector(element)
      if let latest, try comparer(latest, key) { return }
      latest = key
      if !isDisposed { downstream.next(element) }
    } catch {
      fail(error)
    }
  }
}
