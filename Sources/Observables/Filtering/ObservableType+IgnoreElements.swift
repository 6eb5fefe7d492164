extension ObservableType {
  /// The end or the error alone.
  ///
  /// ```
  /// source:          --1--2--3--|
  /// ignoreElements:  -----------|
  /// ```
  public func ignoreElements() -> Observable<Never> {
    lift { IgnoreElementsSink(to: $0) }
  }
}

private final class IgnoreElementsSink<Element>: OperatorSink<Element, Never>,
  @unchecked Sendable
{
  override func next(_ element: Element) {}
}
