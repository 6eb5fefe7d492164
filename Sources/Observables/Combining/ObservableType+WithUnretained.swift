extension ObservableType {
  /// Each element together with `obj`, as `resultSelector` joins them. The object is held weakly; when
  /// an element comes and it has gone, the stream ends.
  ///
  /// ```
  /// source:          --1--2-----3
  /// obj lives:       --------|
  /// withUnretained:  --o1-o2----|
  /// ```
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping ((Object, Element)) -> Out
  ) -> Observable<Out> {
    lift { [weak obj] sink in UnretainedSink(to: sink, obj, resultSelector) }
  }

  /// Each element together with `obj`, which is held weakly; when an element comes and it has gone, the
  /// stream ends.
  public func withUnretained<Object: AnyObject>(
    _ obj: Object
  ) -> Observable<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }
}

private final class UnretainedSink<Object: AnyObject, Input, Output>: OperatorSink<Input, Output>,
  @unchecked Sendable
{
  private weak var object: Object?
  private let resultSelector: ((Object, Input)) -> Output

  init(
    to downstream: Sink<Output>, _ object: Object?,
    _ resultSelector: @escaping ((Object, Input)) -> Output
  ) {
    self.object = object
    self.resultSelector = resultSelector
    super.init(to: downstream)
  }

  override func next(_ element: Input) {
    guard let object else { return finish() }
    let result = resultSelector((object, element))
    if !isDisposed { downstream.next(result) }
  }
}
