extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The elements of all singles, joined by `resultSelector` when all have come. An error of any fails
  /// it, and so does what `resultSelector` throws.
  ///
  /// ```
  /// a:    --1|
  /// b:    -----x|
  /// zip:  -----1x|
  /// ```
  public static func zip<each Input>(
    _ source: repeat Single<each Input>,
    resultSelector: @escaping (repeat each Input) throws -> Element
  ) -> Single<Element> {
    Single(raw: .zip(repeat each source, resultSelector: resultSelector))
  }

  /// The same for a collection of singles, which may be empty.
  public static func zip<Singles: Collection, Result>(
    _ collection: Singles, resultSelector: @escaping ([Element]) throws -> Result
  ) -> Single<Result> where Singles.Element == Single<Element> {
    // NB: of no streams, `zip` is empty, which a single cannot be.
    Single(
      raw: collection.isEmpty
        ? .deferred { .just(try resultSelector([])) }
        : .zip(collection, resultSelector: resultSelector))
  }

  /// The elements of a collection of singles as an array, in the order of the collection.
  public static func zip<Singles: Collection>(_ collection: Singles) -> Single<[Element]>
  where Singles.Element == Single<Element> {
    zip(collection) { $0 }
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Any {
  /// The elements of all singles as a tuple, when all have come.
  public static func zip<each Input>(
    _ source: repeat Single<each Input>
  ) -> Single<(repeat each Input)> {
    Single(raw: Observable<Any>.zip(repeat each source))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The elements of all maybes, joined by `resultSelector` when all have come. If one has none,
  /// neither has this.
  public static func zip<each Input>(
    _ source: repeat Maybe<each Input>,
    resultSelector: @escaping (repeat each Input) throws -> Element
  ) -> Maybe<Element> {
    Maybe(raw: .zip(repeat each source, resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element == Any {
  /// The elements of all maybes as a tuple, when all have come. If one has none, neither has this.
  public static func zip<each Input>(
    _ source: repeat Maybe<each Input>
  ) -> Maybe<(repeat each Input)> {
    Maybe(raw: Observable<Any>.zip(repeat each source))
  }
}
