// Each is the operator of the same name, without a closure that throws.
extension InfallibleType {
  /// Each element turned into another.
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    Infallible(asObservable().map(transform))
  }

  /// The elements that `predicate` is true for.
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().filter(predicate))
  }

  /// The first `count` elements, and then the end.
  public func take(_ count: Int) -> Infallible<Element> { Infallible(asObservable().take(count)) }

  /// The elements of all streams that `selector` makes of the elements, as they come.
  public func flatMap<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMap(selector))
  }

  /// The same, one stream after the other.
  public func concatMap<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().concatMap(selector))
  }

  /// Each element together with the last one of `second`, as `resultSelector` joins them.
  public func withLatestFrom<Source: InfallibleType, Result>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) -> Result
  ) -> Infallible<Result> {
    Infallible(asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// The last element of `second` each time that this stream has one.
  public func withLatestFrom<Source: InfallibleType>(
    _ second: Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().withLatestFrom(second))
  }

  /// The elements of all `sources`, as they come.
  public static func merge<Sources: Collection>(_ sources: Sources) -> Infallible<Element>
  where Sources.Element == Infallible<Element> {
    Infallible(.merge(sources.map { $0.asObservable() }))
  }

  /// The elements of all `sources`, as they come.
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
    Infallible(.merge(sources.map { $0.asObservable() }))
  }
}
