extension ObservableType where Element: Sendable {
  /// The same stream `dueTime` later, told on `scheduler`. An error is told at once, and what still
  /// waits is dropped.
  ///
  /// ```
  /// source:    --1--2----3--|
  /// delay(2):  ----1--2----3--|
  /// ```
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return SourceObservable { sink in
      let own = DelaySink(to: sink, dueTime, scheduler)
      sink.attach(own)
      own.run(source)
    }
  }
}

private final class DelaySink<Element>: CombinerSink<DelaySink.Input, Element>, @unchecked Sendable
{
  enum Input {
    case due
    case error(any Error)
  }

  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  // Read and written under `lock`. They do not go through the gate: what is told on the scheduler must
  // not be put off to the source's thread.
  private var waiting = Queue<(time: RxTime, event: Event<Element>)>()
  private var isActive = false

  init(to downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    super.init(to: downstream)
    attach(timer)
  }

  func run(_ source: Observable<Element>) {
    let inlet = DelayInlet(to: self)
    add(inlet)
    source.run(inlet)
  }

  fileprivate func took(_ event: Event<Element>) {
    let time = scheduler.now
    let begins = lock.holding {
      waiting.append((time, event))
      defer { isActive = true }
      return !isActive
    }
    if begins { schedule(after: dueTime) }
  }

  fileprivate func failed(_ error: any Error) {
    let dropped = lock.holding {
      defer { waiting.removeAll() }
      return waiting
    }
    withExtendedLifetime(dropped) {}
    send(.error(error))
  }

  override func handle(_ input: Input) {
    switch input {
    case .error(let error): fail(error)
    case .due:
      // NB: the first is due, whatever a clock says that is not the one which woke us.
      var event = lock.holding { waiting.popFirst()?.event }
      while let told = event, !isDisposed {
        switch told {
        case .next(let element): emit(element)
        case .error(let error): fail(error)
        case .completed: finish()
        }
        event = nextThatIsDue()
      }
    }
  }

  /// Takes the next event, if its time has come; otherwise it is woken when it will have.
  private func nextThatIsDue() -> Event<Element>? {
    let now = scheduler.now
    lock.lock()
    guard let first = waiting.first else {
      isActive = false
      lock.unlock()
      return nil
    }
    let left = dueTime.remaining(since: first.time, at: now)
    if left.seconds > 0 {
      lock.unlock()
      schedule(after: left)
      return nil
    }
    let event = waiting.popFirst()?.event
    lock.unlock()
    return event
  }

  private func schedule(after time: RxTimeInterval) {
    timer.schedule(on: scheduler, after: time) { self.send(.due) }
  }
}

private final class DelayInlet<Element>: Sink<Element>, @unchecked Sendable {
  private let delay: DelaySink<Element>

  init(to delay: DelaySink<Element>) {
    self.delay = delay
  }

  override func next(_ element: Element) {
    if !isDisposed { delay.took(.next(element)) }
  }

  override func error(_ error: any Error) {
    if !isDisposed { delay.failed(error) }
    delay.remove(self)
  }

  override func completed() {
    if !isDisposed { delay.took(.completed) }
    delay.remove(self)
  }
}
