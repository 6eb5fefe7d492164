extension ObservableType {
  /// Each element turned into another. If `transform` throws, the stream ends with that error.
  ///
  /// ```
  /// source:  --1--2--3--|
  /// map *2:  --2--4--6--|
  /// ```
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    lift { MapSink(to: $0, transform) }
  }
}

private final class MapSink<Input, Output>: OperatorSink<Input, Output>, @unchecked Sendable {
  private let transform: (Input) throws -> Output

  init(to downstream: Sink<Output>, _ transform: @escaping (Input) throws -> Output) {
    self.transform = transform
    super.init(to: downstream)
  }

  override func next(_ element: Input) {
    do {
      let result = try transform(element)
      if !isDisposed { downstream.next(result) }
    } catch {
      fail(error)
    }
  }
}
