extension ObservableType {
  /// This stream; when it ends with an error, the stream of errors that `notificationHandler` was given
  /// has that error as its next element, and what the handler made of it decides:
  ///
  /// - an element: the source is subscribed to anew. Elements that nobody waits for are dropped.
  /// - the end: the stream ends well. An error: the stream ends with it. If they came before there was
  ///   an error, they wait for it.
  ///
  /// ```
  /// source:       --1--X
  /// again:                 --1--2--|
  /// handler:           ----t
  /// retry(when):  --1--------1--2--|
  /// ```
  ///
  /// An error of another type than `Failure` ends the stream.
  public func retry<TriggerObservable: ObservableType, Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
  ) -> Observable<Element> {
    retrying(when: notificationHandler) { $0 as? Failure }
  }

  /// The same for errors of any type.
  public func retry<TriggerObservable: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable
  ) -> Observable<Element> {
    retrying(when: notificationHandler) { $0 }
  }

  private func retrying<TriggerObservable: ObservableType, Failure>(
    when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable,
    _ failure: @escaping (any Error) -> Failure?
  ) -> Observable<Element> {
    let source = asObservable()
    return SourceObservable { sink in
      let errors = PublishSubject<Failure>()
      let trigger = notificationHandler(errors).asObservable()
      let own = RetryWhenSink(to: sink, source) { error in
        guard let failure = failure(error) else { return false }
        errors.onNext(failure)
        return true
      }
      own.start(with: source, trigger)
    }
  }
}

private final class RetryWhenSink<Element>: SequelSink<Element>, @unchecked Sendable {
  private let source: Observable<Element>
  private let ask: (any Error) -> Bool
  // All below are read and written under `lock`.
  private let lock = Lock()
  private var isWaiting = false
  private var end: (() -> Void)?
  private var trigger: Node?

  init(
    to downstream: Sink<Element>, _ source: Observable<Element>,
    ask: @escaping (any Error) -> Bool
  ) {
    self.source = source
    self.ask = ask
    super.init(to: downstream)
  }

  func start<Trigger>(with source: Observable<Element>, _ trigger: Observable<Trigger>) {
    downstream.attach(self)
    let inlet = TriggerInlet<Trigger, Element>(to: self)
    lock.holding { self.trigger = inlet }
    trigger.run(inlet)
    if isDisposed { inlet.dispose() } else { start(with: source) }
  }

  override func nextStream() -> (stream: Observable<Element>, isLast: Bool)? { (source, false) }

  override func streamFailed(_ error: any Error) {
    let end = lock.holding {
      isWaiting = self.end == nil
      return self.end
    }
    if let end { return end() }
    if !ask(error), answer() { fail(error) }
  }

  /// The trigger had an element.
  func triggered() {
    if answer() { advance() }
  }

  /// The trigger ended, which means `end`.
  func triggerEnded(_ end: @escaping () -> Void) {
    let isAwaited = lock.holding {
      defer { isWaiting = false }
      if !isWaiting { self.end = end }
      return isWaiting
    }
    if isAwaited { end() }
  }

  override func dispose() {
    guard close() else { return }
    let (trigger, end) = lock.holding { (self.trigger.take(), self.end.take()) }
    trigger?.dispose()
    withExtendedLifetime(end) {}
  }

  /// Whether an error waits for an answer; then it has one now.
  private func answer() -> Bool {
    lock.holding {
      defer { isWaiting = false }
      return isWaiting
    }
  }
}

private final class TriggerInlet<Trigger, Element>: Sink<Trigger>, @unchecked Sendable {
  private let sequel: RetryWhenSink<Element>

  init(to sequel: RetryWhenSink<Element>) {
    self.sequel = sequel
  }

  override func next(_ element: Trigger) {
    if !isDisposed { sequel.triggered() }
  }

  override func error(_ error: any Error) {
    if close() { sequel.triggerEnded { [sequel] in sequel.fail(error) } }
  }

  override func completed() {
    if close() { sequel.triggerEnded { [sequel] in sequel.finish() } }
  }
}
