extension ObservableType {
  /// The element with `index`, which counts from 0, and then the end. If there is none, or `index` is
  /// negative, the stream ends with `RxError.argumentOutOfRange`.
  ///
  /// ```
  /// source:          --1--2--3--|
  /// element(at: 1):  -----2|
  /// ```
  public func element(at index: Int) -> Observable<Element> {
    index < 0
      ? .error(RxError.argumentOutOfRange) : lift { ElementAtSink(to: $0, index) }
  }
}

private final class ElementAtSink<Element>: OperatorSink<Element, Element>, @unchecked Sendable {
  private var index: Int

  init(to downstream: Sink<Element>, _ index: Int) {
    self.index = index
    super.init(to: downstream)
  }

  override func next(_ element: Element) {
    index -= 1
    guard index == -1 else { return }
    downstream.next(element)
    finish()
  }

  override func completed() { fail(RxError.argumentOutOfRange) }
}
