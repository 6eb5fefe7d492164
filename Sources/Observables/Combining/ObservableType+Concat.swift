extension ObservableType {
  /// This stream, and when it has ended well, `second`. An error of either ends it.
  ///
  /// ```
  /// source:  --1--2--|
  /// second:          --3--|
  /// concat:  --1--2----3--|
  /// ```
  public func concat<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Element> where Source.Element == Element {
    Observable.concat([asObservable(), second.asObservable()])
  }
}
