extension InfallibleType {
  /// The first `count` elements, and then the end.
  public func take(_ count: Int) -> Infallible<Element> { Infallible(asObservable().take(count)) }

  /// The last `count` elements, when the stream ends.
  public func takeLast(_ count: Int) -> Infallible<Element> {
    Infallible(asObservable().takeLast(count))
  }

  /// The elements until `other` has one, and then the end.
  public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().take(until: other.asObservable()))
  }

  /// The elements until `predicate` is true for one, and then the end.
  public func take(
    until predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(until: predicate, behavior: behavior))
  }

  /// The elements as long as `predicate` is true for them, and then the end.
  public func take(
    while predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(while: predicate, behavior: behavior))
  }

  /// All but the first `count` elements.
  public func skip(_ count: Int) -> Infallible<Element> { Infallible(asObservable().skip(count)) }

  /// The elements after `other` had one.
  public func skip<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().skip(until: other.asObservable()))
  }

  /// The elements from the first one that `predicate` is not true for.
  public func skip(while predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().skip(while: predicate))
  }

  /// The elements as events, and the end as the last one.
  public func materialize() -> Infallible<Event<Element>> {
    Infallible(asObservable().materialize())
  }
}
