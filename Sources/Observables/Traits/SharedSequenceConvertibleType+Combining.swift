extension SharedSequenceConvertibleType {
  /// The last elements of all sequences, joined by `resultSelector`, each time that one has a new one.
  public static func combineLatest<each Input>(
    _ source: repeat SharedSequence<SharingStrategy, each Input>,
    resultSelector: @escaping @MainActor (repeat each Input) -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      .combineLatest(
        repeat (each source).source, resultSelector: unisolated(pack: resultSelector)))
  }

  /// The first elements of all sequences, joined by `resultSelector`, then the second ones, and so on.
  public static func zip<each Input>(
    _ source: repeat SharedSequence<SharingStrategy, each Input>,
    resultSelector: @escaping @MainActor (repeat each Input) -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      .zip(repeat (each source).source, resultSelector: unisolated(pack: resultSelector)))
  }

  /// The elements of all `sources`, as they come.
  public static func merge<Sources: Collection>(
    _ sources: Sources
  ) -> SharedSequence<SharingStrategy, Element>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map { $0.source }))
  }

  /// The elements of all `sources`, as they come.
  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    merge(sources)
  }

  /// Each element together with the last one of `second`, as `resultSelector` joins them.
  public func withLatestFrom<Second: SharedSequenceConvertibleType, Result>(
    _ second: Second,
    resultSelector: @escaping @MainActor (Element, Second.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(
      stream.withLatestFrom(second.stream, resultSelector: unisolated(resultSelector)))
  }

  /// The last element of `second` each time that this sequence has one.
  public func withLatestFrom<Second: SharedSequenceConvertibleType>(
    _ second: Second
  ) -> SharedSequence<SharingStrategy, Second.Element> {
    SharedSequence(stream.withLatestFrom(second.stream))
  }
}

extension SharedSequenceConvertibleType where Element == Any {
  /// The last elements of all sequences as a tuple, each time that one has a new one.
  public static func combineLatest<each Input>(
    _ source: repeat SharedSequence<SharingStrategy, each Input>
  ) -> SharedSequence<SharingStrategy, (repeat each Input)> {
    SharedSequence(Observable<Any>.combineLatest(repeat (each source).source))
  }

  /// The first elements of all sequences as a tuple, then the second ones, and so on.
  public static func zip<each Input>(
    _ source: repeat SharedSequence<SharingStrategy, each Input>
  ) -> SharedSequence<SharingStrategy, (repeat each Input)> {
    SharedSequence(Observable<Any>.zip(repeat (each source).source))
  }
}

extension SharedSequence {
  /// The last elements of a collection of sequences, joined by `resultSelector`.
  public static func combineLatest<Sources: Collection, Result>(
    _ collection: Sources, resultSelector: @escaping @MainActor ([Element]) -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      .combineLatest(collection.map { $0.source }, resultSelector: unisolated(resultSelector)))
  }

  /// The last elements of a collection of sequences, as an array.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    combineLatest(collection) { $0 }
  }

  /// The first elements of a collection of sequences, joined by `resultSelector`, then the second ones,
  /// and so on.
  public static func zip<Sources: Collection, Result>(
    _ collection: Sources, resultSelector: @escaping @MainActor ([Element]) -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      .zip(collection.map { $0.source }, resultSelector: unisolated(resultSelector)))
  }

  /// The first elements of a collection of sequences as an array, then the second ones, and so on.
  public static func zip<Sources: Collection>(
    _ collection: Sources
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    zip(collection) { $0 }
  }

  /// The sequences of a sequence, one after the other.
  public static func concat<Sources: Sequence>(_ sequence: Sources) -> SharedSequence
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.concat(sequence.lazy.map { $0.source }))
  }

  /// The sequences of a collection, one after the other.
  public static func concat<Sources: Collection>(_ collection: Sources) -> SharedSequence
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.concat(collection.map { $0.source }))
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Each element with `obj`, which is held weakly; the signal ends when that has gone. A driver has no
  /// such operator, since it would keep `obj` with its last element: use `drive(with:onNext:)`.
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping @MainActor (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    let resultSelector: (Object, Element) -> Out = unisolated(resultSelector)
    return SharedSequence(stream.withUnretained(obj, resultSelector: resultSelector))
  }

  /// Each element with `obj`, as a pair.
  public func withUnretained<Object: AnyObject>(
    _ obj: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    SharedSequence(stream.withUnretained(obj))
  }
}
