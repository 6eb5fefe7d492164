extension Observable {
  /// The first elements of all sources, joined by `resultSelector`, then the second ones, and so on.
  /// Those that came early wait. It ends when all sources have, or when an element comes that has to
  /// wait and all others have ended. An error of any ends it, and so does what `resultSelector` throws.
  ///
  /// ```
  /// a:    --1--2-----3--|
  /// b:    ----x---y----|
  /// zip:  ----1x--2y----|
  /// ```
  public static func zip<each Source: ObservableConvertibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (repeat (each source).asObservable())
    return SourceObservable { sink in
      let cells = (repeat JoinCell(for: each sources, keepsAll: true))
      let join = JoinSink(to: sink) { try resultSelector(repeat (each cells).take()) }
      for cell in repeat each cells { join.add(cell) }
      sink.attach(join)
      repeat join.listen(to: each sources, each cells)
      if isEmpty(repeat each cells) { sink.completed() }
    }
  }

  /// The same for the sources of a collection, which may be empty: the stream then ends at once.
  public static func zip<Sources: Collection>(
    _ collection: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableConvertibleType {
    joining(collection, keepsAll: true, by: resultSelector)
  }

  /// The same for the sources of a collection, with their elements as an array.
  public static func zip<Sources: Collection>(
    _ collection: Sources
  ) -> Observable<[Element]>
  where Sources.Element: ObservableConvertibleType<Element> {
    .zip(collection) { $0 }
  }
}

extension Observable where Element == Any {
  /// The same, with the elements as a tuple.
  public static func zip<each Source: ObservableConvertibleType>(
    _ source: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    let sources = (repeat (each source).asObservable())
    return SourceObservable { sink in
      let cells = (repeat JoinCell(for: each sources, keepsAll: true))
      let join = JoinSink(to: sink) { (repeat (each cells).take()) }
      for cell in repeat each cells { join.add(cell) }
      sink.attach(join)
      repeat join.listen(to: each sources, each cells)
      if isEmpty(repeat each cells) { sink.completed() }
    }
  }
}
