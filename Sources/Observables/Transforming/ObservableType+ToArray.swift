extension ObservableType {
  /// All elements in an array, when the stream has ended well.
  ///
  /// ```
  /// source:   --1--2--3--|
  /// toArray:  -----------[1, 2, 3]|
  /// ```
  public func toArray() -> Single<[Element]> {
    Single(raw: reducing([Element](), { $0.append($1) }, { $0 }))
  }
}
