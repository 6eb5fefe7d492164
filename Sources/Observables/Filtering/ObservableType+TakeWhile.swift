extension ObservableType {
  /// The elements up to the first one that `predicate` is false for, and then the end. If it throws, the
  /// stream ends with that error.
  ///
  /// ```
  /// source:                                --1--2--3--4--|
  /// take(while: { $0 < 3 }):               --1--2--|
  /// take(while: …, behavior: .inclusive):  --1--2--3|
  /// ```
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    lift { TakeWhileSink(to: $0, behavior, predicate) }
  }

  /// The elements up to the first one that `predicate` is true for, and then the end. If it throws, the
  /// stream ends with that error.
  ///
  /// ```
  /// source:                    --1--2--3--4--|
  /// take(until: { $0 == 3 }):  --1--2--|
  /// ```
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(while: { try !predicate($0) }, behavior: behavior)
  }
}

private final class TakeWhileSink<Element>: OperatorSink<Element, Element>, @unchecked Sendable {
  private let predicate: (Element) throws -> Bool
  private let behavior: TakeBehavior
  private var hasEnded = false

  init(
    to downstream: Sink<Element>, _ behavior: TakeBehavior,
    _ predicate: @escaping (Element) throws -> Bool
  ) {
    self.behavior = behavior
    self.predicate = predicate
    super.init(to: downstream)
  }

  override func next(_ element: Element) {
    guard !hasEnded else { return }
    do {
      let goesOn = try predicate(element)
      if isDisposed { return }
      if goesOn { return downstream.next(element) }
      hasEnded = true
      if behavior == .inclusive { downstream.next(element) }
      finish()
    } catch {
      fail(error)
    }
  }
}
