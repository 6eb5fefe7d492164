extension ObservableType {
  /// What has been made of all elements so far, each time that one comes. If `accumulator` throws, the
  /// stream ends with that error.
  ///
  /// ```
  /// source:      --1--2--3--|
  /// scan(0, +):  --1--3--6--|
  /// ```
  ///
  /// - Parameters:
  ///   - seed: where each subscription begins; it is not told itself.
  ///   - accumulator: joins what was made so far with an element.
  public func scan<Accumulate>(
    _ seed: Accumulate, accumulator: @escaping (Accumulate, Element) throws -> Accumulate
  ) -> Observable<Accumulate> {
    scan(into: seed) { $0 = try accumulator($0, $1) }
  }

  /// The same for values that are changed in place.
  public func scan<Accumulate>(
    into seed: Accumulate, accumulator: @escaping (inout Accumulate, Element) throws -> Void
  ) -> Observable<Accumulate> {
    lift { ScanSink(to: $0, seed, accumulator) }
  }
}

private final class ScanSink<Input, Output>: OperatorSink<Input, Output>, @unchecked Sendable {
  private let accumulator: (inout Output, Input) throws -> Void
  private var state: Output

  init(
    to downstream: Sink<Output>, _ seed: Output,
    _ accumulator: @escaping (inout Output, Input) throws -> Void
  ) {
    state = seed
    self.accumulator = accumulator
    super.init(to: downstream)
  }

  override func next(_ element: Input) {
    do {
      try accumulator(&state, element)
      if !isDisposed { downstream.next(state) }
    } catch {
      fail(error)
    }
  }
}
