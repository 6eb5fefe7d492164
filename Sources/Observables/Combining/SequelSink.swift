/// Streams at work one after the other: concat, catch, retry. Subclasses say which comes next, and
/// what the end or an error of one means.
class SequelSink<Element>: Node, @unchecked Sendable {
  /// What it feeds. Whoever feeds it is the only one: the next stream begins when one has ended.
  final let downstream: Sink<Element>
  // How often the next stream was asked for: whoever counts up from zero begins with it, until it is
  // zero again, so that streams that end at once do not pile up on the stack.
  private let steps = AtomicCount()

  /// Feeds `downstream`.
  init(to downstream: Sink<Element>) {
    self.downstream = downstream
  }

  /// The next stream, and whether it is the last whatever becomes of it. Nil if there is none; then
  /// this has called `fail` or `finish`.
  func nextStream() -> (stream: Observable<Element>, isLast: Bool)? { nil }

  /// A stream that was not the last ended well.
  func streamCompleted() { finish() }

  /// A stream that was not the last ended with an error.
  func streamFailed(_ error: any Error) { fail(error) }

  /// Puts itself above what it feeds, and begins with `first`.
  final func start(with first: Observable<Element>) {
    downstream.attach(self)
    let inlet = SequelInlet(to: self, first)
    attach(inlet)
    first.run(inlet)
  }

  /// Puts itself above what it feeds, and begins with the first stream that there is.
  final func start() {
    downstream.attach(self)
    advance()
  }

  /// Begins with the next stream.
  final func advance() {
    guard steps.add(1) == 0 else { return }
    repeat {
      guard !isDisposed, let (stream, isLast) = nextStream() else { continue }
      let inlet = SequelInlet(to: self, stream, isLast: isLast)
      attach(inlet)
      Trampoline.runInner(inlet)
    } while steps.add(-1) > 1
  }

  /// Ends the stream with an error.
  final func fail(_ error: any Error) {
    guard !isDisposed else { return }
    downstream.error(error)
    dispose()
  }

  /// Ends the stream.
  final func finish() {
    guard !isDisposed else { return }
    downstream.completed()
    dispose()
  }
}

private final class SequelInlet<Element>: Sink<Element>, @unchecked Sendable {
  private let sequel: SequelSink<Element>
  private let isLast: Bool
  // Taken when it begins, on the thread that does.
  private var stream: Observable<Element>?

  init(to sequel: SequelSink<Element>, _ stream: Observable<Element>, isLast: Bool = false) {
    self.sequel = sequel
    self.stream = stream
    self.isLast = isLast
  }

  override func resume() {
    guard let stream = stream.take(), !isDisposed else { return }
    if isLast {
      // It can feed what is below in the operator's place: a stream that continues itself for ever
      // is no tower of operators.
      stream.run(sequel.downstream)
      sequel.dispose()
    } else {
      stream.run(self)
    }
  }

  override func next(_ element: Element) {
    if !isDisposed { sequel.downstream.next(element) }
  }

  override func error(_ error: any Error) {
    guard close() else { return }
    sequel.streamFailed(error)
  }

  override func completed() {
    guard close() else { return }
    sequel.streamCompleted()
  }
}
