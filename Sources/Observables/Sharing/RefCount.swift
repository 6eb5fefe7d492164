/// Connects a stream as long as anyone observes it.
final class RefCount<Element>: Observable<Element> {
  private let core: MulticastCore<Element>
  private let lock = Lock()
  // Read and written under `lock`: the connection, and how many observe it through this.
  private var session: MulticastSession<Element>?
  private var count = 0

  init(_ core: MulticastCore<Element>) {
    self.core = core
    super.init()
  }

  override func run(_ sink: Sink<Element>) {
    let own = RefCountSink(to: sink, self)
    sink.attach(own)
    guard let (joined, isFirst) = join(own) else { return }
    joined.output.run(own)
    // NB: even if this one has gone again: another may have come, who was not the first.
    if isFirst, lock.holding({ session === joined }) { joined.start() }
  }

  private func join(_ own: RefCountSink<Element>) -> (MulticastSession<Element>, isFirst: Bool)? {
    while true {
      let current = core.current
      lock.lock()
      // It may have ended meanwhile. What is forgotten under this lock is not current any more.
      guard core.isCurrent(current) else {
        lock.unlock()
        continue
      }
      if own.isDisposed {
        lock.unlock()
        return nil
      }
      let old = session
      if old !== current { count = 0 }
      session = current
      count += 1
      let isFirst = count == 1
      own.session = current
      lock.unlock()
      withExtendedLifetime(old) {}
      return (current, isFirst)
    }
  }

  fileprivate func leave(_ own: RefCountSink<Element>) {
    lock.lock()
    let left = own.session.take()
    var isLast = false
    if let left, left === session {
      count -= 1
      isLast = count == 0
      if isLast {
        session = nil
        core.forget(left.connection)
      }
    }
    lock.unlock()
    if isLast { left?.connection.dispose() }
  }
}

private final class RefCountSink<Element>: OperatorSink<Element, Element>, @unchecked Sendable {
  private let refCount: RefCount<Element>
  /// The connection that it observes. Read and written under the lock of `refCount`.
  fileprivate var session: MulticastSession<Element>?

  init(to downstream: Sink<Element>, _ refCount: RefCount<Element>) {
    self.refCount = refCount
    super.init(to: downstream)
  }

  override func next(_ element: Element) { downstream.next(element) }

  override func dispose() {
    if close() { refCount.leave(self) }
  }
}
