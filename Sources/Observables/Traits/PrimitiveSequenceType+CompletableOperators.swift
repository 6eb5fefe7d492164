extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// `second`, after this has ended well.
  public func concat(_ second: Completable) -> Completable { andThen(second) }

  /// All completables of a sequence, one after the other. An error of one fails it, and those after
  /// that do not begin.
  public static func concat<Completables: Sequence>(_ sequence: Completables) -> Completable
  where Completables.Element == Completable {
    Completable(raw: .concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// All completables of a collection, one after the other.
  public static func concat<Completables: Collection>(_ collection: Completables) -> Completable
  where Completables.Element == Completable {
    Completable(raw: .concat(collection.map { $0.asObservable() }))
  }

  /// All that are given, one after the other.
  public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

  /// All completables of a collection at the same time: it ends when all have ended, and fails with
  /// the first error.
  ///
  /// ```
  /// a:    --|
  /// b:    -----|
  /// zip:  -----|
  /// ```
  public static func zip<Completables: Collection>(_ sources: Completables) -> Completable
  where Completables.Element == Completable {
    Completable(raw: .merge(sources.map { $0.asObservable() }))
  }

  /// All completables of an array at the same time.
  public static func zip(_ sources: [Completable]) -> Completable {
    Completable(raw: .merge(sources.map { $0.asObservable() }))
  }

  /// All that are given, at the same time.
  public static func zip(_ sources: Completable...) -> Completable { zip(sources) }
}
