extension ObservableType where Element: Sendable {
  /// Each element after which none has come for `dueTime`, told on `scheduler` when that has passed. At
  /// the end of the source, one that still waits is told first; an error is told at once.
  ///
  /// ```
  /// source:       --1--2-3--------4--|
  /// debounce(3):  -----------3-------4|
  /// ```
  public func debounce(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return SourceObservable { sink in
      let own = DebounceSink(to: sink, dueTime, scheduler)
      sink.attach(own)
      own.run(source)
    }
  }
}

private final class DebounceSink<Element>: CombinerSink<DebounceSink.Input, Element>,
  @unchecked Sendable
{
  enum Input {
    case due(Int)
    case error(any Error)
    case completed
  }

  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  // Read and written under `lock`. Elements do not go through the gate: one that is told on the
  // scheduler must not be put off to the source's thread.
  private var latest: Element?
  private var number = 0

  init(to downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    super.init(to: downstream)
    attach(timer)
  }

  func run(_ source: Observable<Element>) {
    let inlet = DebounceInlet(to: self)
    add(inlet)
    source.run(inlet)
  }

  fileprivate func took(_ element: Element) {
    var latest: Element? = element
    let number = lock.holding {
      swap(&self.latest, &latest)
      self.number += 1
      return self.number
    }
    // NB: the one before goes when nobody has the lock, see `Gate`.
    withExtendedLifetime(latest) {}
    timer.schedule(on: scheduler, after: dueTime) { self.send(.due(number)) }
  }

  override func handle(_ input: Input) {
    switch input {
    case .due(let number): tell(number)
    case .error(let error): fail(error)
    case .completed:
      tell(nil)
      finish()
    }
  }

  /// Tells what waits, unless it is not the element with that number any more.
  private func tell(_ number: Int?) {
    let element = lock.holding { number ?? self.number == self.number ? latest.take() : nil }
    if let element, !isDisposed { emit(element) }
  }
}

private final class DebounceInlet<Element>: Sink<Element>, @unchecked Sendable {
  private let debounce: DebounceSink<Element>

  init(to debounce: DebounceSink<Element>) {
    self.debounce = debounce
  }

  override func next(_ element: Element) {
    if !isDisposed { debounce.took(element) }
  }

  override func error(_ error: any Error) {
    if !isDisposed { debounce.send(.error(error)) }
    debounce.remove(self)
  }

  override func completed() {
    if !isDisposed { debounce.send(.completed) }
    debounce.remove(self)
  }
}
