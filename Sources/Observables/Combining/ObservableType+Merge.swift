extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of all streams of this stream of streams, as they come.
  public func merge() -> Observable<Element.Element> {
    merging(limit: .max) { $0.asObservable() }
  }

  /// The same, with at most `maxConcurrent` streams at once; others wait in order.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    merging(limit: maxConcurrent) { $0.asObservable() }
  }

  /// The streams of this stream of streams, one after the other.
  public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}
