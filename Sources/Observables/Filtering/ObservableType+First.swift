extension ObservableType {
  /// The first element, or nil if the stream ends well without one.
  ///
  /// ```
  /// source:  --1--2--|     source:  --------|
  /// first:   --1|          first:   --------nil|
  /// ```
  public func first() -> Single<Element?> {
    Single(raw: lift { FirstSink(to: $0) })
  }
}

private final class FirstSink<Element>: OperatorSink<Element, Element?>, @unchecked Sendable {
  override func next(_ element: Element) {
    downstream.next(element)
    finish()
  }

  override func completed() {
    downstream.next(nil)
    finish()
  }
}
