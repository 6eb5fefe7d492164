extension ObservableType {
  /// The one element of a stream. It ends with `RxError.noElements` if there is none, and with
  /// `RxError.moreThanOneElement` when a second one comes.
  ///
  /// ```
  /// source:  --1-----|        source:  --1--2--|
  /// single:  --1-----|        single:  --1--x
  /// ```
  public func single() -> Observable<Element> { single { _ in true } }

  /// The one element that `predicate` is true for. If it throws, the stream ends with that error.
  public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    lift { SingleSink(to: $0, predicate) }
  }
}

private final class SingleSink<Element>: OperatorSink<Element, Element>, @unchecked Sendable {
  private let predicate: (Element) throws -> Bool
  private var hasElement = false

  init(to downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(to: downstream)
  }

  override func next(_ element: Element) {
    do {
      guard try predicate(element), !isDisposed else { return }
      if hasElement { return fail(RxError.moreThanOneElement) }
      hasElement = true
      downstream.next(element)
    } catch {
      fail(error)
    }
  }

  override func completed() {
    if hasElement { downstream.completed() } else { fail(RxError.noElements) }
  }
}
