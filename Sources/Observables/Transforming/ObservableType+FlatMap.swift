extension ObservableType {
  /// The elements of all streams that `selector` makes of the elements, as they come.
  ///
  /// ```
  /// source:        --1-----2--|
  /// 1 becomes:       a--a--a|
  /// 2 becomes:             b-b|
  /// flatMap:       --a--a--(ab)b|
  /// ```
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    merging(limit: .max) { try selector($0).asObservable() }
  }

  /// The same, one stream after the other: the next begins when the one before has ended.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    merging(limit: 1) { try selector($0).asObservable() }
  }

  /// The primitive below these, `flatMapFirst` and `merge`.
  func merging<Output>(
    limit: Int, dropsOthers: Bool = false,
    _ selector: @escaping (Element) throws -> Observable<Output>
  ) -> Observable<Output> {
    let source = asObservable()
    return SourceObservable { sink in
      let merge = MergeSink(to: sink, limit: limit, dropsOthers: dropsOthers, selector)
      sink.attach(merge)
      merge.run(source)
    }
  }
}
