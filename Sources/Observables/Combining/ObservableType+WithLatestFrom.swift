extension ObservableType {
  /// Each element together with the last one of `second`, as `resultSelector` joins them. Elements
  /// before the first of `second` are dropped. It ends with this stream; an error of either ends it.
  ///
  /// ```
  /// source:  -----1-----2--3--|
  /// second:  --a-----b--------
  /// joined:  -----1a----2b-3b-|
  /// ```
  public func withLatestFrom<Source: ObservableConvertibleType, Result>(
    _ second: Source,
    resultSelector: @escaping (Element, Source.Element) throws -> Result
  ) -> Observable<Result> {
    let first = asObservable()
    let second = second.asObservable()
    return SourceObservable { sink in
      let own = WithLatestFromSink(to: sink, resultSelector)
      sink.attach(own)
      own.listen(to: second) { .second($0) }
      own.listen(to: first) { .first($0) }
    }
  }

  /// The last element of `second` each time that this stream has one.
  public func withLatestFrom<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Source.Element> {
    withLatestFrom(second) { $1 }
  }
}

private final class WithLatestFromSink<First, Second, Output>:
  CombinerSink<WithLatestFromSink.Input, Output>, @unchecked Sendable
{
  enum Input {
    case first(Event<First>)
    case second(Event<Second>)
  }

  private let resultSelector: (First, Second) throws -> Output
  private var latest: Second?

  init(to downstream: Sink<Output>, _ resultSelector: @escaping (First, Second) throws -> Output) {
    self.resultSelector = resultSelector
    super.init(to: downstream)
  }

  override func handle(_ input: Input) {
    switch input {
    case .second(.next(let element)): latest = element
    case .second(.completed): break
    case .first(.completed): finish()
    case .first(.error(let error)), .second(.error(let error)): fail(error)
    case .first(.next(let element)):
      guard let latest else { return }
      do {
        emit(try resultSelector(element, latest))
      } catch {
        fail(error)
      }
    }
  }
}
