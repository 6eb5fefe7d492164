/// A source behind a fence: another stream or a timer, on whichever thread, opens it for elements, or
/// ends what passes.
final class FenceSink<Element>: Gate<Event<Element>>, @unchecked Sendable {
  private let downstream: Sink<Element>
  private let endsWhileClosed: Bool
  // Not zero: elements pass.
  private let openings: AtomicCount
  @exclusivity(unchecked) private var isDone = false

  /// Feeds `downstream` with what passes. `endsWhileClosed`: whether that goes for the source's end, too,
  /// when no element passed; otherwise nothing comes any more.
  init(to downstream: Sink<Element>, isOpen: Bool, endsWhileClosed: Bool = true) {
    self.downstream = downstream
    self.endsWhileClosed = endsWhileClosed
    openings = AtomicCount(isOpen ? 1 : 0)
  }

  /// Begins with the source.
  func run(_ source: Observable<Element>) {
    let inlet = SourceSink(self)
    add(inlet)
    source.run(inlet)
  }

  /// Calls `action` at the first element of `other`, and lets go of that. An error of it ends the stream,
  /// its good end changes nothing.
  func watch<Other>(_ other: Observable<Other>, _ action: @escaping () -> Void) {
    let watcher = WatcherSink<Other, Element>(self, action)
    add(watcher)
    other.run(watcher)
  }

  /// Calls `action` when `duration` has passed.
  func wait(
    _ duration: RxTimeInterval, _ scheduler: any SchedulerType, _ action: @escaping () -> Void
  ) {
    attach(
      scheduler.scheduleRelative((), dueTime: duration) {
        action()
        return Disposables.create()
      })
  }

  /// Lets elements pass from now on.
  func open() { openings.add(1) }

  override func handle(_ event: Event<Element>) {
    guard !isDone, !isDisposed else { return }
    if case .next(let element) = event { return downstream.next(element) }
    isDone = true
    downstream.on(event)
    dispose()
  }

  fileprivate func sourceNext(_ element: Element) {
    guard openings.value != 0 else { return }
    guard enter() else { return send(.next(element)) }
    if !isDone, !isDisposed { downstream.next(element) }
    leave()
  }

  fileprivate func sourceCompleted() {
    if endsWhileClosed || openings.value != 0 { send(.completed) } else { dispose() }
  }
}

private final class SourceSink<Element>: Sink<Element>, @unchecked Sendable {
  private let parent: FenceSink<Element>

  init(_ parent: FenceSink<Element>) {
    self.parent = parent
  }

  override func next(_ element: Element) {
    if !isDisposed { parent.sourceNext(element) }
  }

  override func error(_ error: any Error) {
    if !isDisposed { parent.send(.error(error)) }
    parent.remove(self)
  }

  override func completed() {
    if !isDisposed { parent.sourceCompleted() }
    parent.remove(self)
  }
}

private final class WatcherSink<Other, Element>: Sink<Other>, @unchecked Sendable {
  private let parent: FenceSink<Element>
  // Called by the first element alone, and elements come one at a time.
  private var action: (() -> Void)?

  init(_ parent: FenceSink<Element>, _ action: @escaping () -> Void) {
    self.parent = parent
    self.action = action
  }

  override func next(_ element: Other) {
    if !isDisposed { action.take()?() }
    parent.remove(self)
  }

  override func error(_ error: any Error) {
    if !isDisposed { parent.send(.error(error)) }
    parent.remove(self)
  }

  override func completed() { parent.remove(self) }
}
