extension ObservableType {
  /// The stream as a single: its one element, told when the stream ends. It fails with
  /// `RxError.noElements` if there is none and with `RxError.moreThanOneElement` at the second.
  ///
  /// ```
  /// source:    --1-----|
  /// asSingle:  --------1|
  /// ```
  public func asSingle() -> Single<Element> {
    Single(raw: lift { OneElementSink(to: $0, mayBeEmpty: false) })
  }

  /// The stream as a maybe: its one element, told when the stream ends, or none. It fails with
  /// `RxError.moreThanOneElement` at a second.
  public func asMaybe() -> Maybe<Element> {
    Maybe(raw: lift { OneElementSink(to: $0, mayBeEmpty: true) })
  }

  /// The end or the error of the stream, without its elements.
  func endAlone() -> Observable<Never> { lift { EndSink(to: $0) } }
}

extension ObservableType where Element == Never {
  /// The stream as a completable.
  public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}

private final class OneElementSink<Element>: OperatorSink<Element, Element>, @unchecked Sendable {
  private let mayBeEmpty: Bool
  private var element: Element?

  init(to downstream: Sink<Element>, mayBeEmpty: Bool) {
    self.mayBeEmpty = mayBeEmpty
    super.init(to: downstream)
  }

  override func next(_ element: Element) {
    if self.element == nil {
      self.element = element
    } else {
      fail(RxError.moreThanOneElement)
    }
  }

  override func completed() {
    if let element = element.take() {
      downstream.next(element)
    } else if !mayBeEmpty {
      return downstream.error(RxError.noElements)
    }
    if !downstream.isDisposed { downstream.completed() }
  }
}

private final class EndSink<Element>: OperatorSink<Element, Never>, @unchecked Sendable {
  override func next(_ element: Element) {}
}
