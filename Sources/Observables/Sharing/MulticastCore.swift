/// What a connectable stream is made of: the connection there is, or that is to begin next.
final class MulticastCore<Element> {
  private let makeSession: (MulticastCore) -> MulticastSession<Element>
  private let lock = Lock()
  // Read and written under `lock`.
  private var session: MulticastSession<Element>?

  /// Feeds what `makeSubject` returns with `source`. It is called for each connection.
  init<Input>(
    _ source: Observable<Input>, _ makeSubject: @escaping () -> MulticastSubject<Input, Element>
  ) {
    makeSession = { core in
      let subject = makeSubject()
      let feed = FeedSink(to: subject, of: core)
      return MulticastSession(output: subject.output, connection: feed) { source.run(feed) }
    }
  }

  /// The connection; a new one, if there is none.
  var current: MulticastSession<Element> {
    if let session = lock.holding({ session }) { return session }
    // Not under the lock: it calls the user's code. If another thread is faster, that one's is used.
    let new = makeSession(self)
    return lock.holding {
      let current = session ?? new
      session = current
      return current
    }
  }

  /// Whether `session` is still the connection.
  func isCurrent(_ session: MulticastSession<Element>) -> Bool {
    lock.holding { self.session === session }
  }

  /// Makes room for a new connection, if the one there is has ended.
  func forget(_ connection: Node) {
    let ended = lock.holding { () -> MulticastSession<Element>? in
      session?.connection === connection ? session.take() : nil
    }
    withExtendedLifetime(ended) {}
  }
}

private final class FeedSink<Input, Output>: Sink<Input>, @unchecked Sendable {
  private let subject: MulticastSubject<Input, Output>
  // The core holds the connection.
  private weak var core: MulticastCore<Output>?

  init(to subject: MulticastSubject<Input, Output>, of core: MulticastCore<Output>) {
    self.subject = subject
    self.core = core
  }

  override func next(_ element: Input) {
    if !isDisposed { subject.next(element) }
  }

  override func error(_ error: any Error) { end(.error(error)) }

  override func completed() { end(.completed) }

  override func dispose() {
    if close() { core?.forget(self) }
  }

  private func end(_ event: Event<Input>) {
    guard close() else { return }
    // NB: first, so that whoever subscribes anew at the end begins anew.
    core?.forget(self)
    subject.end(event)
  }
}
