extension ObservableType {
  /// Each element turned into another, without those that `transform` makes nil of. If it throws, the
  /// stream ends with that error.
  ///
  /// ```
  /// source:            --"1"--"x"--"3"--|
  /// compactMap(Int.init): --1----------3---|
  /// ```
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    lift { CompactMapSink(to: $0, transform) }
  }
}

private final class CompactMapSink<Input, Output>: OperatorSink<Input, Output>, @unchecked Sendable
{
  private let transform: (Input) throws -> Output?

  init(to downstream: Sink<Output>, _ transform: @escaping (Input) throws -> Output?) {
    self.transform = transform
    super.init(to: downstream)
  }

  override func next(_ element: Input) {
    do {
      if let result = try transform(element), !isDisposed { downstream.next(result) }
    } catch {
      fail(error)
    }
  }
}
