/// The newest stream of a stream of streams at work: flatMapLatest, switchLatest.
final class SwitchSink<Outer, Output>: Gate<SwitchSink.Input>, @unchecked Sendable {
  enum Input {
    case element(Output, number: Int)
    case end((any Error)?)
  }

  private let downstream: Sink<Output>
  private let selector: (Outer) throws -> Observable<Output>
  @exclusivity(unchecked) private var isDone = false
  /// Which stream was the last that was heard: what comes late from one before it is dropped.
  @exclusivity(unchecked) private var heard = 0
  // Read and written under `lock`.
  private var current: InnerSink<Outer, Output>?
  private var number = 0
  private var pending = Queue<Observable<Output>>()
  // NB: asked for each element instead of the queue, whose type would have to be looked up, see `Gate`.
  private var isAwaited = false
  /// Whether the current stream was put off, and has not been subscribed to yet.
  private var isPutOff = false
  private var isOuterDone = false

  /// Feeds `downstream` with the newest of the streams that `selector` makes of the outer stream's
  /// elements.
  init(to downstream: Sink<Output>, _ selector: @escaping (Outer) throws -> Observable<Output>) {
    self.downstream = downstream
    self.selector = selector
  }

  /// Begins with the outer stream.
  func run(_ outer: Observable<Outer>) {
    let outlet = OuterSink(self)
    add(outlet)
    outer.run(outlet)
  }

  override func handle(_ input: Input) {
    switch input {
    case .element(let element, let number): tell(element, number)
    case .end(let error):
      guard !isDone, !isDisposed else { return }
      isDone = true
      if let error { downstream.error(error) } else { downstream.completed() }
      dispose()
    }
  }

  override func dispose() {
    super.dispose()
    // NB: after it was closed: `start` sees that, or this sees what it put there.
    let dropped = lock.holding {
      defer {
        current = nil
        pending.removeAll()
        isAwaited = false
      }
      return (current, pending)
    }
    withExtendedLifetime(dropped) {}
  }

  private func tell(_ element: Output, _ number: Int) {
    guard number >= heard, !isDone, !isDisposed else { return }
    heard = number
    downstream.next(element)
  }

  fileprivate func outerNext(_ element: Outer) {
    do {
      let source = try selector(element)
      lock.lock()
      // NB: one that was put off has its turn before it is replaced: what it tells at once is heard, as
      // it would be if it had begun when it came.
      if isPutOff || isAwaited {
        pending.append(source)
        isAwaited = true
        lock.unlock()
      } else {
        start(source)
      }
    } catch {
      send(.end(error))
    }
  }

  fileprivate func outerCompleted() {
    let isLast = lock.holding {
      isOuterDone = true
      return current == nil && !isAwaited
    }
    if isLast { send(.end(nil)) }
  }

  fileprivate func innerNext(_ element: Output, _ number: Int) {
    guard enter() else { return send(.element(element, number: number)) }
    tell(element, number)
    leave()
  }

  fileprivate func innerCompleted(_ inner: InnerSink<Outer, Output>) {
    let isLast = lock.holding {
      guard current === inner else { return false }
      current = nil
      return isOuterDone && !isAwaited
    }
    if isLast { send(.end(nil)) }
  }

  /// If only `inner` is left, which is about to begin, it can feed what is below in this one's place.
  /// Endless recursion then is no tower of operators.
  fileprivate func begin(_ inner: InnerSink<Outer, Output>) -> Sink<Output>? {
    let isAlone = lock.holding {
      guard current === inner else { return false }
      isPutOff = false
      guard isOuterDone, !isAwaited, isIdle, !isDone else { return false }
      isDone = true
      return true
    }
    return isAlone && !isDisposed ? downstream : nil
  }

  /// After one has begun: the next that waits takes its place.
  fileprivate func goOn() {
    lock.lock()
    guard isAwaited, let next = pending.popFirst() else { return lock.unlock() }
    isAwaited = !pending.isEmpty
    start(next)
  }

  /// Under the lock, and lets go of it.
  private func start(_ source: Observable<Output>) {
    if isDisposed { return lock.unlock() }
    number += 1
    let old = current
    let inner = InnerSink(self, source, number)
    current = inner
    isPutOff = true
    lock.unlock()
    if let old { remove(old) }
    add(inner)
    Trampoline.runInner(inner)
  }
}

private final class OuterSink<Outer, Output>: Sink<Outer>, @unchecked Sendable {
  private let parent: SwitchSink<Outer, Output>

  init(_ parent: SwitchSink<Outer, Output>) {
    self.parent = parent
  }

  override func next(_ element: Outer) {
    if !isDisposed { parent.outerNext(element) }
  }

  override func error(_ error: any Error) {
    if !isDisposed { parent.send(.end(error)) }
    parent.remove(self)
  }

  override func completed() {
    if !isDisposed { parent.outerCompleted() }
    parent.remove(self)
  }
}

private final class InnerSink<Outer, Output>: Sink<Output>, @unchecked Sendable {
  private let parent: SwitchSink<Outer, Output>
  private let number: Int
  // Taken when it begins, on the thread that does.
  private var source: Observable<Output>?

  init(_ parent: SwitchSink<Outer, Output>, _ source: Observable<Output>, _ number: Int) {
    self.parent = parent
    self.source = source
    self.number = number
  }

  override func resume() {
    let source = source
    self.source = nil
    guard let source, !isDisposed else { return }
    if let downstream = parent.begin(self) {
      source.run(downstream)
      parent.dispose()
    } else {
      source.run(self)
      parent.goOn()
    }
  }

  override func next(_ element: Output) {
    if !isDisposed { parent.innerNext(element, number) }
  }

  override func error(_ error: any Error) {
    if !isDisposed { parent.send(.end(error)) }
    parent.remove(self)
  }

  override func completed() {
    if !isDisposed { parent.innerCompleted(self) }
    parent.remove(self)
  }
}
