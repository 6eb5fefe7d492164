/// Streams of a stream at work, at most so many at once: flatMap, merge, concatMap, concat,
/// flatMapFirst.
final class MergeSink<Outer, Output>: Gate<Event<Output>>, @unchecked Sendable {
  private let downstream: Sink<Output>
  private let limit: Int
  private let dropsOthers: Bool
  private let selector: (Outer) throws -> Observable<Output>
  private var isDone = false
  // Read and written under `lock`.
  private var pending = Queue<Observable<Output>>()
  private var running = 0
  private var isOuterDone = false
  private var isStarting = false

  /// Feeds `downstream` with the streams that `selector` makes of the outer stream's elements, at most
  /// `limit` at once; others wait, or are dropped.
  init(
    to downstream: Sink<Output>, limit: Int, dropsOthers: Bool = false,
    _ selector: @escaping (Outer) throws -> Observable<Output>
  ) {
    self.downstream = downstream
    self.limit = max(limit, 1)
    self.dropsOthers = dropsOthers
    self.selector = selector
  }

  /// Begins with the outer stream.
  func run(_ outer: Observable<Outer>) {
    let outlet = OuterSink(self)
    add(outlet)
    outer.run(outlet)
  }

  override func handle(_ event: Event<Output>) {
    guard !isDone, !isDisposed else { return }
    if case .next(let element) = event { return downstream.next(element) }
    isDone = true
    downstream.on(event)
    dispose()
  }

  fileprivate func outerNext(_ element: Outer) {
    if dropsOthers, lock.holding({ running >= limit }) { return }
    let inner: Observable<Output>
    do {
      inner = try selector(element)
    } catch {
      return send(.error(error))
    }
    lock.lock()
    if running < limit {
      running += 1
      lock.unlock()
      start(inner)
    } else {
      pending.append(inner)
      lock.unlock()
    }
  }

  fileprivate func outerCompleted() {
    lock.lock()
    isOuterDone = true
    let isLast = running == 0
    lock.unlock()
    if isLast { send(.completed) }
  }

  fileprivate func innerNext(_ element: Output) {
    guard enter() else { return send(.next(element)) }
    if !isDone, !isDisposed { downstream.next(element) }
    leave()
  }

  fileprivate func innerCompleted() {
    lock.lock()
    running -= 1
    // NB: a stream that ends at once comes here from within `start` below; then the loop goes on,
    // and the stack does not grow with each that waits.
    if isStarting { return lock.unlock() }
    isStarting = true
    while running < limit, !pending.isEmpty {
      running += 1
      startNext()
      lock.lock()
    }
    isStarting = false
    let isLast = isOuterDone && running == 0
    lock.unlock()
    if isLast { send(.completed) }
  }

  /// If only `inner` is left, which has not begun, it can feed what is below in this one's place.
  /// Endless recursion then is no tower of operators.
  fileprivate func handOver(_ inner: Node) -> Sink<Output>? {
    let isAlone = lock.holding {
      guard isOuterDone, running == 1, pending.isEmpty, isIdle, !isDone else { return false }
      isDone = true
      return true
    }
    guard isAlone, !isDisposed else { return nil }
    return downstream
  }

  /// Begins with the stream that waits first. Begins under the lock and gives it back.
  // NB: a function of its own: the stream goes when nobody has the lock, see `Gate`.
  @inline(never)
  private func startNext() {
    let next = pending.popFirst()
    lock.unlock()
    if let next { start(next) }
  }

  private func start(_ source: Observable<Output>) {
    let inner = InnerSink(self, source)
    add(inner)
    Trampoline.runInner(inner)
  }
}

private final class OuterSink<Outer, Output>: Sink<Outer>, @unchecked Sendable {
  private let parent: MergeSink<Outer, Output>

  init(_ parent: MergeSink<Outer, Output>) {
    self.parent = parent
  }

  override func next(_ element: Outer) {
    if !isDisposed { parent.outerNext(element) }
  }

  override func error(_ error: any Error) {
    if !isDisposed { parent.send(.error(error)) }
    parent.remove(self)
  }

  override func completed() {
    if !isDisposed { parent.outerCompleted() }
    parent.remove(self)
  }
}

private final class InnerSink<Outer, Output>: Sink<Output>, @unchecked Sendable {
  private let parent: MergeSink<Outer, Output>
  // Taken when it begins, on the thread that does.
  private var source: Observable<Output>?

  init(_ parent: MergeSink<Outer, Output>, _ source: Observable<Output>) {
    self.parent = parent
    self.source = source
  }

  override func resume() {
    guard let source = source.take(), !isDisposed else { return }
    if let downstream = parent.handOver(self) {
      source.run(downstream)
      parent.dispose()
    } else {
      source.run(self)
    }
  }

  override func next(_ element: Output) {
    if !isDisposed { parent.innerNext(element) }
  }

  override func error(_ error: any Error) {
    if !isDisposed { parent.send(.error(error)) }
    parent.remove(self)
  }

  override func completed() {
    if !isDisposed { parent.innerCompleted() }
    parent.remove(self)
  }
}
