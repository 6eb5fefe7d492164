extension Observable {
  /// The elements of all `sources`, as they come.
  ///
  /// ```
  /// a:      --1-----2--|
  /// b:      -----3--------4|
  /// merge:  --1--3--2-----4|
  /// ```
  public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    SourceObservable { sink in
      let merge = MergeSink<Observable<Element>, Element>(to: sink, limit: .max) { $0 }
      sink.attach(merge)
      // NB: not through a source on the trampoline: all are subscribed to now, as a caller expects
      // who goes on to feed them.
      merge.run(
        SourceObservable { outer in
          for source in sources where !outer.isDisposed { outer.next(source) }
          outer.completed()
        })
    }
  }

  /// The elements of all `sources`, as they come.
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    merge(AnyCollection(sources))
  }

  /// The elements of all `sources`, as they come.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(AnyCollection(sources))
  }
}
