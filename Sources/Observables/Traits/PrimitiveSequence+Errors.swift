extension PrimitiveSequence {
  /// After an error, what `handler` makes of that.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catch { try handler($0).asObservable() })
  }

  /// Subscribes anew after each error, without a bound.
  public func retry() -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry())
  }

  /// Subscribes anew after an error, at most `maxAttemptCount` times in all, the first one included.
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(maxAttemptCount))
  }

  /// Subscribes anew each time that the stream which `notificationHandler` makes of the errors has an
  /// element. The error of that stream is the outcome. Its end is, too: a single then fails with
  /// `RxError.noElements`.
  public func retry<TriggerObservable: ObservableType, Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: kept(source.retry(when: notificationHandler)))
  }

  /// The same for errors of any type.
  public func retry<TriggerObservable: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: kept(source.retry(when: notificationHandler)))
  }

  /// Writes all that happens to `output`, each line with `identifier` or the place of the call.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function,
    to output: @escaping (String) -> Void = { print($0) }
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: source.debug(
        identifier, trimOutput: trimOutput, file: file, line: line, function: function, to: output))
  }

  /// `stream` as the trait promises it: a single that ended without element has failed.
  private func kept(_ stream: Observable<Element>) -> Observable<Element> {
    Trait.self == SingleTrait.self ? stream.asSingle().source : stream
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// After an error, `element`.
  public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catchAndReturn(element))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// After an error, `element`.
  public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catchAndReturn(element))
  }
}
