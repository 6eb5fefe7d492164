extension Observable {
  /// The last elements of all sources, joined by `resultSelector`, each time that one has a new one,
  /// beginning when all have one. It ends when all have, or when all others have and one of them had
  /// no element. An error of any ends it, and so does what `resultSelector` throws.
  ///
  /// ```
  /// a:              --1-----2-----|
  /// b:              ----x-----y-|
  /// combineLatest:  ----1x--2x2y--|
  /// ```
  public static func combineLatest<each Source: ObservableConvertibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (repeat (each source).asObservable())
    return SourceObservable { sink in
      let cells = (repeat JoinCell(for: each sources, keepsAll: false))
      let join = JoinSink(to: sink) { try resultSelector(repeat (each cells).take()) }
      for cell in repeat each cells { join.add(cell) }
      sink.attach(join)
      repeat join.listen(to: each sources, each cells)
      if isEmpty(repeat each cells) { sink.completed() }
    }
  }

  /// The same for the sources of a collection, which may be empty: the stream then ends at once.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableConvertibleType {
    joining(collection, keepsAll: false, by: resultSelector)
  }

  /// The same for the sources of a collection, with their elements as an array.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources
  ) -> Observable<[Element]>
  where Sources.Element: ObservableConvertibleType<Element> {
    .combineLatest(collection) { $0 }
  }
}

extension Observable where Element == Any {
  /// The same, with the elements as a tuple.
  public static func combineLatest<each Source: ObservableConvertibleType>(
    _ source: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    let sources = (repeat (each source).asObservable())
    return SourceObservable { sink in
      let cells = (repeat JoinCell(for: each sources, keepsAll: false))
      let join = JoinSink(to: sink) { (repeat (each cells).take()) }
      for cell in repeat each cells { join.add(cell) }
      sink.attach(join)
      repeat join.listen(to: each sources, each cells)
      if isEmpty(repeat each cells) { sink.completed() }
    }
  }
}
