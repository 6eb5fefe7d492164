extension ObservableType {
  /// What has been made of all elements, when the stream has ended well. If a closure throws, the stream
  /// ends with that error.
  ///
  /// ```
  /// source:        --1--2--3--|
  /// reduce(0, +):  -----------6|
  /// ```
  ///
  /// - Parameters:
  ///   - seed: where each subscription begins, and the result for a stream without elements.
  ///   - accumulator: joins what was made so far with an element.
  ///   - mapResult: turns what was made in the end into what is told.
  public func reduce<Accumulate, Result>(
    _ seed: Accumulate, accumulator: @escaping (Accumulate, Element) throws -> Accumulate,
    mapResult: @escaping (Accumulate) throws -> Result
  ) -> Observable<Result> {
    reducing(seed, { $0 = try accumulator($0, $1) }, mapResult)
  }

  /// The same, and what was made in the end is told as it is.
  public func reduce<Accumulate>(
    _ seed: Accumulate, accumulator: @escaping (Accumulate, Element) throws -> Accumulate
  ) -> Observable<Accumulate> {
    reducing(seed, { $0 = try accumulator($0, $1) }, { $0 })
  }

  /// The primitive below these, for values that are changed in place.
  func reducing<Accumulate, Result>(
    _ seed: Accumulate, _ accumulator: @escaping (inout Accumulate, Element) throws -> Void,
    _ mapResult: @escaping (Accumulate) throws -> Result
  ) -> Observable<Result> {
    lift { ReduceSink(to: $0, seed, accumulator, mapResult) }
  }
}

private final class ReduceSink<Input, State, Output>: OperatorSink<Input, Output>,
  @unchecked Sendable
{
  private let accumulator: (inout State, Input) throws -> Void
  private let mapResult: (State) throws -> Output
  private var state: State

  init(
    to downstream: Sink<Output>, _ seed: State,
    _ accumulator: @escaping (inout State, Input) throws -> Void,
    _ mapResult: @escaping (State) throws -> Output
  ) {
    state = seed
    self.accumulator = accumulator
    self.mapResult = mapResult
    super.init(to: downstream)
  }

  override func next(_ element: Input) {
    do {
      try accumulator(&state, element)
    } catch {
      fail(error)
    }
  }

  override func completed() {
    do {
      let result = try mapResult(state)
      if !isDisposed { downstream.next(result) }
      finish()
    } catch {
      fail(error)
    }
  }
}
