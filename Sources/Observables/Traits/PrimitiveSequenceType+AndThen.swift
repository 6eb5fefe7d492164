extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// `second`, after this has ended well. An error ends it before `second` begins.
  ///
  /// ```
  /// completable:  ----|
  /// second:           --1|
  /// andThen:      ------1|
  /// ```
  public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
    Single(raw: followed(by: second.source))
  }

  /// `second`, after this has ended well.
  public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: followed(by: second.source))
  }

  /// `second`, after this has ended well.
  public func andThen(_ second: Completable) -> Completable {
    Completable(raw: followed(by: second.source))
  }

  /// `second`, after this has ended well.
  public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> {
    followed(by: second)
  }

  private func followed<Element>(by second: Observable<Element>) -> Observable<Element> {
    let first = source
    return SourceObservable { sink in
      let own = AndThenSink(to: sink, second)
      sink.attach(own)
      first.run(own)
    }
  }
}

/// Hands its place over to the second stream.
private final class AndThenSink<Element>: Sink<Never>, @unchecked Sendable {
  private let downstream: Sink<Element>
  // Only the end of the first stream touches it, and there is one.
  private var second: Observable<Element>?

  init(to downstream: Sink<Element>, _ second: Observable<Element>) {
    self.downstream = downstream
    self.second = second
  }

  override func error(_ error: any Error) { downstream.error(error) }

  override func completed() {
    if !isDisposed { Trampoline.runInner(self) }
  }

  override func resume() {
    guard let second = second.take(), !isDisposed else { return }
    second.run(downstream)
    dispose()
  }
}
