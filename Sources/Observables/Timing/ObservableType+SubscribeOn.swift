extension ObservableType where Element: Sendable {
  /// The same stream, subscribed to and let go of on `scheduler`. Where its events are told is up to the
  /// source: to have them elsewhere, use `observe(on:)`.
  ///
  /// ```
  /// subscribed:    ^--------!      where the caller is
  /// source:         ^--------!     on the scheduler
  /// ```
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return SourceObservable { sink in
      let own = SubscribeOnSink(to: sink, scheduler)
      sink.attach(own)
      own.start(source)
    }
  }
}

private final class SubscribeOnSink<Element>: OperatorSink<Element, Element>, @unchecked Sendable {
  private let scheduler: any ImmediateSchedulerType
  private let lock = Lock()
  // Both are read and written under `lock`.
  private var hasBegun = false
  private var isOver = false

  init(to downstream: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.scheduler = scheduler
    super.init(to: downstream)
  }

  func start(_ source: Observable<Element>) {
    let work = SingleAssignmentDisposable()
    attach(work)
    work.setDisposable(
      scheduler.schedule(()) {
        let begins = self.lock.holding {
          self.hasBegun = !self.isOver
          return self.hasBegun
        }
        if begins { source.run(self) }
        return Disposables.create()
      })
  }

  override func next(_ element: Element) {
    if !lock.holding({ isOver }) { downstream.next(element) }
  }

  override func error(_ error: any Error) {
    if !lock.holding({ isOver }) { fail(error) }
  }

  override func completed() {
    if !lock.holding({ isOver }) { finish() }
  }

  override func dispose() {
    let (isFirst, hasBegun) = lock.holding {
      defer { isOver = true }
      return (!isOver, self.hasBegun)
    }
    guard isFirst else { return }
    guard hasBegun else {
      _ = close()
      return
    }
    _ = scheduler.schedule(()) {
      _ = self.close()
      return Disposables.create()
    }
  }
}
