extension ObservableType {
  /// The first `count` elements, and then the end. With `count` 0 the source is not subscribed to.
  ///
  /// ```
  /// source:   --1--2--3--4--|
  /// take(2):  --1--2|
  /// ```
  public func take(_ count: Int) -> Observable<Element> {
    count > 0 ? lift { TakeSink(to: $0, count) } : .empty()
  }
}

private final class TakeSink<Element>: OperatorSink<Element, Element>, @unchecked Sendable {
  private var remaining: Int

  init(to downstream: Sink<Element>, _ count: Int) {
    remaining = count
    super.init(to: downstream)
  }

  override func next(_ element: Element) {
    guard remaining > 0 else { return }
    remaining -= 1
    let isLast = remaining == 0
    downstream.next(element)
    if isLast { finish() }
  }
}
