extension ObservableType {
  /// This stream, with something done on the way.
  ///
  /// ```
  /// source:  --1-----2-----|
  /// onNext:    f(1)  f(2)
  /// do:      --1-----2-----|
  /// ```
  ///
  /// If one of the closures that may throws, the stream ends with that error.
  ///
  /// - Parameters:
  ///   - onNext: called with each element before it is told.
  ///   - afterNext: called with each element after it was told.
  ///   - onError: called with the error before it is told.
  ///   - afterError: called with the error after it was told. What it throws is dropped.
  ///   - onCompleted: called before the end is told.
  ///   - afterCompleted: called after the end was told. What it throws is dropped.
  ///   - onSubscribe: called at each subscription, before the source is subscribed to.
  ///   - onSubscribed: called at each subscription, after the source was subscribed to.
  ///   - onDispose: called once for each subscription, when it has ended or was disposed of; after all
  ///     others.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    let actions = DoActions(
      onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
      onCompleted: onCompleted, afterCompleted: afterCompleted, onDispose: onDispose)
    return SourceObservable { sink in
      onSubscribe?()
      let own = DoSink(to: sink, actions)
      sink.attach(own)
      source.run(own)
      onSubscribed?()
    }
  }
}

private final class DoActions<Element> {
  let onNext: ((Element) throws -> Void)?
  let afterNext: ((Element) throws -> Void)?
  let onError: ((any Error) throws -> Void)?
  let afterError: ((any Error) throws -> Void)?
  let onCompleted: (() throws -> Void)?
  let afterCompleted: (() throws -> Void)?
  let onDispose: (() -> Void)?

  init(
    onNext: ((Element) throws -> Void)?, afterNext: ((Element) throws -> Void)?,
    onError: ((any Error) throws -> Void)?, afterError: ((any Error) throws -> Void)?,
    onCompleted: (() throws -> Void)?, afterCompleted: (() throws -> Void)?,
    onDispose: (() -> Void)?
  ) {
    self.onNext = onNext
    self.afterNext = afterNext
    self.onError = onError
    self.afterError = afterError
    self.onCompleted = onCompleted
    self.afterCompleted = afterCompleted
    self.onDispose = onDispose
  }
}

private final class DoSink<Element>: OperatorSink<Element, Element>, @unchecked Sendable {
  private let actions: DoActions<Element>
  // Who calls `onDispose`: whoever counts up from zero. A terminal event does before it is told, so
  // that a disposal that it leads to leaves the call to it.
  private let claims = AtomicCount()

  init(to downstream: Sink<Element>, _ actions: DoActions<Element>) {
    self.actions = actions
    super.init(to: downstream)
  }

  override func next(_ element: Element) {
    do {
      try actions.onNext?(element)
      if isDisposed { return }
      downstream.next(element)
      if !isDisposed { try actions.afterNext?(element) }
    } catch {
      end { downstream.error(error) }
    }
  }

  override func error(_ error: any Error) {
    end {
      do {
        try actions.onError?(error)
      } catch {
        if !isDisposed { downstream.error(error) }
        return
      }
      if !isDisposed { downstream.error(error) }
      try? actions.afterError?(error)
    }
  }

  override func completed() {
    end {
      do {
        try actions.onCompleted?()
      } catch {
        if !isDisposed { downstream.error(error) }
        return
      }
      if !isDisposed { downstream.completed() }
      try? actions.afterCompleted?()
    }
  }

  override func dispose() {
    if close(), claims.add(1) == 0 { actions.onDispose?() }
  }

  private func end(_ tell: () -> Void) {
    guard claims.add(1) == 0 else { return }
    tell()
    _ = close()
    actions.onDispose?()
  }
}
