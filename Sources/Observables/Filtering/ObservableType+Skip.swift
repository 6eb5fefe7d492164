extension ObservableType {
  /// The elements without the first `count`. With `count` 0 or less, all.
  ///
  /// ```
  /// source:   --1--2--3--4--|
  /// skip(2):  --------3--4--|
  /// ```
  public func skip(_ count: Int) -> Observable<Element> {
    lift { SkipSink(to: $0, count) }
  }

  /// The elements from the first one on that `predicate` is false for; it is not asked for those after.
  /// If it throws, the stream ends with that error.
  ///
  /// ```
  /// source:                   --1--3--1--4--|
  /// skip(while: { $0 < 3 }):  -----3--1--4--|
  /// ```
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    lift { SkipWhileSink(to: $0, predicate) }
  }
}

private final class SkipSink<Element>: OperatorSink<Element, Element>, @unchecked Sendable {
  private var remaining: Int

  init(to downstream: Sink<Element>, _ count: Int) {
    remaining = count
    super.init(to: downstream)
  }

  override func next(_ element: Element) {
    if remaining > 0 { remaining -= 1 } else { downstream.next(element) }
  }
}

private final class SkipWhileSink<Element>: OperatorSink<Element, Element>, @unchecked Sendable {
  private let predicate: (Element) throws -> Bool
  private var isSkipping = true

  init(to downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(to: downstream)
  }

  override func next(_ element: Element) {
    do {
      if isSkipping, try predicate(element) { return }
      isSkipping = false
      if !isDisposed { downstream.next(element) }
    } catch {
      fail(error)
    }
  }
}
