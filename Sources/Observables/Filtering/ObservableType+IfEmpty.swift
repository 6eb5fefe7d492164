extension ObservableType {
  /// The stream, or `default` if it has ended well without an element.
  ///
  /// ```
  /// source:               ------|
  /// ifEmpty(default: 1):  ------1|
  /// ```
  public func ifEmpty(default: Element) -> Observable<Element> {
    ifEmpty(switchTo: .just(`default`))
  }

  /// The stream, and then `other` if it has ended well without an element.
  ///
  /// ```
  /// source:              ------|
  /// other:                     --1--2--|
  /// ifEmpty(switchTo:):  --------1--2--|
  /// ```
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    lift { IfEmptySink(to: $0, other) }
  }
}

private final class IfEmptySink<Element>: OperatorSink<Element, Element>, @unchecked Sendable {
  private let other: Observable<Element>
  private var isEmpty = true

  init(to downstream: Sink<Element>, _ other: Observable<Element>) {
    self.other = other
    super.init(to: downstream)
  }

  override func next(_ element: Element) {
    isEmpty = false
    downstream.next(element)
  }

  override func completed() {
    if isEmpty { Trampoline.runInner(self) } else { downstream.completed() }
  }

  /// The other stream takes this one's place.
  override func resume() {
    dispose()
    if !downstream.isDisposed { other.run(downstream) }
  }
}
