extension InfallibleType {
  /// The last elements of all sources, joined by `resultSelector`, each time that one has a new one.
  public static func combineLatest<each Source: InfallibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) -> Element
  ) -> Infallible<Element> {
    Infallible(.combineLatest(repeat each source, resultSelector: resultSelector))
  }

  /// The first elements of all sources, joined by `resultSelector`, then the second ones, and so on.
  public static func zip<each Source: InfallibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) -> Element
  ) -> Infallible<Element> {
    Infallible(.zip(repeat each source, resultSelector: resultSelector))
  }

  /// The last elements of a collection of streams, joined by `resultSelector`.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources, resultSelector: @escaping ([Sources.Element.Element]) -> Element
  ) -> Infallible<Element> where Sources.Element: InfallibleType {
    Infallible(.combineLatest(collection, resultSelector: resultSelector))
  }

  /// The last elements of a collection of streams, as an array.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources
  ) -> Infallible<[Element]> where Sources.Element: InfallibleType<Element> {
    Infallible(Observable<Element>.combineLatest(collection))
  }

  /// The streams of a sequence, one after the other.
  public static func concat<Sources: Sequence>(_ sequence: Sources) -> Infallible<Element>
  where Sources.Element == Infallible<Element> {
    Infallible(.concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// The streams of a collection, one after the other.
  public static func concat<Sources: Collection>(_ collection: Sources) -> Infallible<Element>
  where Sources.Element == Infallible<Element> {
    Infallible(.concat(collection.map { $0.asObservable() }))
  }

  /// All that are given, one after the other.
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
    concat(sources)
  }

  /// This stream, and then `second`.
  public func concat<Source: InfallibleType<Element>>(_ second: Source) -> Infallible<Element> {
    Infallible(asObservable().concat(second))
  }

  /// `elements` first, and then the stream.
  public func startWith(_ elements: Element...) -> Infallible<Element> {
    Infallible(.concat(.from(elements), asObservable()))
  }

  /// The elements of all `sources`, as they come.
  public static func merge<Sources: Collection>(_ sources: Sources) -> Infallible<Element>
  where Sources.Element == Infallible<Element> {
    Infallible(.merge(sources.map { $0.asObservable() }))
  }

  /// The elements of all `sources`, as they come.
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
    merge(sources)
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

  /// Each element with `obj`, which is held weakly; the stream ends when that has gone.
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> Infallible<Out> {
    Infallible(asObservable().withUnretained(obj, resultSelector: resultSelector))
  }

  /// Each element with `obj`, as a pair.
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Infallible<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }
}

extension InfallibleType where Element == Any {
  /// The last elements of all sources as a tuple, each time that one has a new one.
  public static func combineLatest<each Source: InfallibleType>(
    _ source: repeat each Source
  ) -> Infallible<(repeat (each Source).Element)> {
    Infallible(Observable<Any>.combineLatest(repeat each source))
  }

  /// The first elements of all sources as a tuple, then the second ones, and so on.
  public static func zip<each Source: InfallibleType>(
    _ source: repeat each Source
  ) -> Infallible<(repeat (each Source).Element)> {
    Infallible(Observable<Any>.zip(repeat each source))
  }
}
