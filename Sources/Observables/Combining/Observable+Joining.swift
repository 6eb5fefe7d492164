extension Observable {
  /// The elements of a collection of sources, joined each time that all have one: what `combineLatest` and `zip` of
  /// collections are made of. An empty collection ends at once.
  ///
  /// - Parameter keepsAll: whether elements that came early wait, as for `zip`.
  static func joining<Sources: Collection>(
    _ collection: Sources, keepsAll: Bool,
    by resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableConvertibleType {
    let sources = collection.map { $0.asObservable() }
    return SourceObservable { sink in
      let cells = sources.map { JoinCell(for: $0, keepsAll: keepsAll) }
      let join = JoinSink(to: sink) { try resultSelector(cells.map { $0.take() }) }
      for cell in cells { join.add(cell) }
      sink.attach(join)
      for (source, cell) in Swift.zip(sources, cells) { join.listen(to: source, cell) }
      if sources.isEmpty { sink.completed() }
    }
  }
}

// NB: the forms with packs cannot be shared like this: the compiler of Swift 6.3 ends with a signal.

/// Whether a pack has nothing in it.
func isEmpty<each Cell>(_ cell: repeat each Cell) -> Bool {
  for _ in repeat each cell { return false }
  return true
}
