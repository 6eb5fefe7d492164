extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The element turned into another. If `transform` throws, the single fails.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Single<Result> {
    Single(raw: source.map(transform))
  }

  /// The element if `predicate` is true for it, and none otherwise.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: source.filter(predicate))
  }

  /// What `transform` makes of the element, unless that is nil.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Maybe<Result> {
    Maybe(raw: source.compactMap(transform))
  }

  /// The single that `selector` makes of the element.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
  ) -> Single<Result> {
    Single(raw: source.flatMap(selector))
  }

  /// The maybe that `selector` makes of the element.
  public func flatMapMaybe<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe(raw: source.flatMap(selector))
  }

  /// The completable that `selector` makes of the element.
  public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable {
    Completable(raw: source.flatMap(selector))
  }

  /// The same, without the promise that there is an element.
  public func asMaybe() -> Maybe<Element> { Maybe(raw: source) }

  /// Whether it succeeds, without the element.
  public func asCompletable() -> Completable { Completable(raw: source.endAlone()) }
}
