extension ObservableType where Element: Sendable {
  /// The same stream, told on `scheduler`, in order and one event at a time. What comes while the
  /// scheduler is at it, is told together the next time.
  ///
  /// ```
  /// source:        --1--2--3--|     where it comes from
  /// observe(on:)   ---1--2--3--|    on the scheduler
  /// ```
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    lift { ObserveOnSink(to: $0, scheduler) }
  }
}

private final class ObserveOnSink<Element>: OperatorSink<Element, Element>, @unchecked Sendable {
  private let scheduler: any ImmediateSchedulerType
  private let turn = SerialDisposable()
  private let lock = Lock()
  // All below are read and written under `lock`.
  private var waiting: [Element] = []
  private var end: (() -> Void)?
  private var isActive = false

  init(to downstream: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.scheduler = scheduler
    super.init(to: downstream)
  }

  override func next(_ element: Element) {
    put { waiting.append(element) }
  }

  override func error(_ error: any Error) {
    put { end = { [unowned self] in fail(error) } }
    // The source has ended, this has not.
    detach()
  }

  override func completed() {
    put { end = { [unowned self] in finish() } }
    detach()
  }

  override func dispose() {
    guard close() else { return }
    turn.dispose()
    let dropped = lock.holding {
      defer {
        waiting = []
        end = nil
      }
      return (waiting, end)
    }
    withExtendedLifetime(dropped) {}
  }

  private func put(_ change: () -> Void) {
    lock.lock()
    if isDisposed { return lock.unlock() }
    change()
    let begins = !isActive
    isActive = true
    lock.unlock()
    if begins { schedule() }
  }

  private func schedule() {
    let work = SingleAssignmentDisposable()
    turn.disposable = work
    work.setDisposable(
      scheduler.schedule(()) {
        self.takeTurn()
        return Disposables.create()
      })
  }

  private func takeTurn() {
    lock.lock()
    let elements = waiting
    let end = end.take()
    waiting = []
    lock.unlock()
    for element in elements {
      if isDisposed { return }
      downstream.next(element)
    }
    if isDisposed { return }
    if let end { return end() }
    lock.lock()
    isActive = !waiting.isEmpty || self.end != nil
    let goesOn = isActive
    lock.unlock()
    if goesOn { schedule() }
  }
}
