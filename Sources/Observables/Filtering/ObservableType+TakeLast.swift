extension ObservableType {
  /// The last `count` elements, when the stream has ended well. With `count` 0 or less, only the end.
  ///
  /// ```
  /// source:       --1--2--3--|
  /// takeLast(2):  -----------(2 3)|
  /// ```
  public func takeLast(_ count: Int) -> Observable<Element> {
    lift { TakeLastSink(to: $0, count) }
  }
}

private final class TakeLastSink<Element>: OperatorSink<Element, Element>, @unchecked Sendable {
  private let limit: Int
  private var elements = Queue<Element>()

  init(to downstream: Sink<Element>, _ count: Int) {
    limit = max(count, 0)
    super.init(to: downstream)
  }

  override func next(_ element: Element) {
    elements.append(element)
    if elements.count > limit { _ = elements.popFirst() }
  }

  override func completed() {
    while !downstream.isDisposed, let element = elements.popFirst() { downstream.next(element) }
    finish()
  }
}
