extension ObservableType {
  /// The elements of the stream that `selector` makes of an element. Elements that come before that
  /// stream has ended are dropped, and `selector` is not called for them.
  ///
  /// ```
  /// source:        --1--2-----3--|
  /// 1 becomes:       a--a--a|
  /// 3 becomes:                c--c|
  /// flatMapFirst:  --a--a--a--c--c|
  /// ```
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    merging(limit: 1, dropsOthers: true) { try selector($0).asObservable() }
  }
}
