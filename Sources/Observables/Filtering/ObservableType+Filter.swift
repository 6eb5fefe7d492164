extension ObservableType {
  /// The elements that `predicate` is true for. If it throws, the stream ends with that error.
  ///
  /// ```
  /// source:      --1--2--3--|
  /// filter odd:  --1-----3--|
  /// ```
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    lift { FilterSink(to: $0, predicate) }
  }
}

private final class FilterSink<Element>: OperatorSink<Element, Element>, @unchecked Sendable {
  private let predicate: (Element) throws -> Bool

  init(to downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(to: downstream)
  }

  override func next(_ element: Element) {
    do {
      if try predicate(element), !isDisposed { downstream.next(element) }
    } catch {
      fail(error)
    }
  }
}
