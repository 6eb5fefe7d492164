extension ObservableType {
  /// Each element together with its index, which counts from 0 for each subscription.
  ///
  /// ```
  /// source:      --a------b------c-----|
  /// enumerated:  --(0 a)--(1 b)--(2 c)--|
  /// ```
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    lift { EnumeratedSink(to: $0) }
  }
}

private final class EnumeratedSink<Element>:
  OperatorSink<Element, (index: Int, element: Element)>, @unchecked Sendable
{
  private var index = 0

  override func next(_ element: Element) {
    let own = index
    index += 1
    downstream.next((own, element))
  }
}
