extension Observable {
  /// A stream that `subscribe` makes: it is called for each subscription, with an observer to tell of
  /// events, and returns what is disposed of at the end.
  ///
  /// ```swift
  /// let numbers = Observable<Int>.create { observer in
  ///   observer.onNext(1)
  ///   observer.onCompleted()
  ///   return Disposables.create()
  /// }
  /// ```
  ///
  /// The observer may be told from any thread: events are put in order. What it is told after an error
  /// or the end, or after the subscription was disposed of, is dropped.
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    SourceObservable { sink in
      let source = CreatedSource(to: sink)
      sink.attach(source)
      source.attach(subscribe(AnyObserver(eventHandler: source.send)))
    }
  }
}

private final class CreatedSource<Element>: CombinerSink<Event<Element>, Element>,
  @unchecked Sendable
{
  override func handle(_ event: Event<Element>) {
    guard !isDisposed else { return }
    switch event {
    case .next(let element): emit(element)
    case .error(let error): fail(error)
    case .completed: finish()
    }
  }
}
