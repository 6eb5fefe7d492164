extension ObservableType {
  /// The events themselves as elements. After an error or the end comes the end, never an error.
  ///
  /// ```
  /// source:       --1--2--x
  /// materialize:  --next(1)--next(2)--error(x)|
  /// ```
  public func materialize() -> Observable<Event<Element>> {
    lift { MaterializeSink(to: $0) }
  }
}

extension ObservableType where Element: EventConvertible {
  /// The stream whose events these elements are: what `materialize` made is undone.
  ///
  /// ```
  /// source:         --next(1)--completed---
  /// dematerialize:  --1--------|
  /// ```
  public func dematerialize() -> Observable<Element.Element> {
    lift { DematerializeSink(to: $0) }
  }
}

private final class MaterializeSink<Element>: OperatorSink<Element, Event<Element>>,
  @unchecked Sendable
{
  override func next(_ element: Element) { downstream.next(.next(element)) }

  override func error(_ error: any Error) { end(.error(error)) }

  override func completed() { end(.completed) }

  private func end(_ event: Event<Element>) {
    if !isDisposed { downstream.next(event) }
    finish()
  }
}

private final class DematerializeSink<Input: EventConvertible>:
  OperatorSink<Input, Input.Element>, @unchecked Sendable
{
  override func next(_ element: Input) {
    switch element.event {
    case .next(let element): downstream.next(element)
    case .error(let error): fail(error)
    case .completed: finish()
    }
  }
}
