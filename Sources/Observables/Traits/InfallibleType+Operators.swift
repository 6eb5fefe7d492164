// Each is the operator of the same name, without a closure that throws.
extension InfallibleType {
  /// Each element turned into another.
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    Infallible(asObservable().map(transform))
  }

  /// What `transform` makes of the elements, as far as that is not nil.
  public func compactMap<Result>(
    _ transform: @escaping (Element) -> Result?
  ) -> Infallible<Result> {
    Infallible(asObservable().compactMap(transform))
  }

  /// The elements that `predicate` is true for.
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().filter(predicate))
  }

  /// The elements of all streams that `selector` makes of the elements, as they come.
  public func flatMap<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMap(selector))
  }

  /// The same, and only the stream of the last element is listened to.
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMapLatest(selector))
  }

  /// The same, and elements that come while one of these streams runs are dropped.
  public func flatMapFirst<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMapFirst(selector))
  }

  /// The same, one stream after the other.
  public func concatMap<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().concatMap(selector))
  }

  /// What `accumulator` makes of the elements so far, each time that one comes.
  public func scan<Seed>(
    into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    Infallible(asObservable().scan(into: seed, accumulator: accumulator))
  }

  /// What `accumulator` makes of its last result and an element, each time that one comes.
  public func scan<Seed>(
    _ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed
  ) -> Infallible<Seed> {
    Infallible(asObservable().scan(seed, accumulator: accumulator))
  }

  /// The elements whose key is not the one of the element before.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(keySelector))
  }

  /// The elements that `comparer` does not call equal to the element before.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(comparer))
  }

  /// The elements whose key `comparer` does not call equal to that of the element before.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) -> Key, comparer: @escaping (Key, Key) -> Bool
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// What `observableFactory` makes, which is called for each subscription.
  public static func deferred(
    _ observableFactory: @escaping () -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(.deferred { observableFactory().asObservable() })
  }
}

extension InfallibleType where Element: Equatable {
  /// The elements that are not equal to the one before.
  public func distinctUntilChanged() -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged())
  }
}
