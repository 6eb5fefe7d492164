extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The element turned into another. If `transform` throws, the maybe fails.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
    Maybe(raw: source.map(transform))
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

  /// The element, or `default` if there is none.
  public func ifEmpty(default element: Element) -> Single<Element> {
    Single(raw: source.ifEmpty(default: element))
  }

  /// The element, or `other` if there is none.
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: source.ifEmpty(switchTo: other.source))
  }

  /// The element, or `other` if there is none.
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(raw: source.ifEmpty(switchTo: other.source))
  }

  /// The maybe that `selector` makes of the element.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe(raw: source.flatMap(selector))
  }

  /// The element, or `RxError.noElements` if there is none.
  public func asSingle() -> Single<Element> { source.asSingle() }

  /// Whether it ends well, without the element.
  public func asCompletable() -> Completable { Completable(raw: source.endAlone()) }
}
