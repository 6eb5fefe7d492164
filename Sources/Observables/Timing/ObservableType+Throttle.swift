extension ObservableType where Element: Sendable {
  /// The first element at once, and then for `dueTime` none: no two are told in less. When it has passed,
  /// the last one that came meanwhile is told on `scheduler`, if `latest` is true; it is dropped
  /// otherwise. At the end of the source, one that still waits is told first, in its time; an error is
  /// told at once.
  ///
  /// ```
  /// source:                     --1-2-3-----4--|
  /// throttle(4):                --1---3-----4--|
  /// throttle(4, latest: false)  --1---------4--|
  /// ```
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return SourceObservable { sink in
      let own = ThrottleSink(to: sink, dueTime, latest: latest, scheduler)
      sink.attach(own)
      own.listen(to: source) { .source($0) }
    }
  }
}

private final class ThrottleSink<Element>: CombinerSink<ThrottleSink.Input, Element>,
  @unchecked Sendable
{
  enum Input {
    case source(Event<Element>)
    case due
  }

  private let dueTime: RxTimeInterval
  private let latest: Bool
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  private var waiting: Element?
  private var isWaiting = false
  private var lastTime: RxTime?
  private var isCompleted = false

  init(
    to downstream: Sink<Element>, _ dueTime: RxTimeInterval, latest: Bool,
    _ scheduler: any SchedulerType
  ) {
    self.dueTime = dueTime
    self.latest = latest
    self.scheduler = scheduler
    super.init(to: downstream)
    attach(timer)
  }

  override func handle(_ input: Input) {
    switch input {
    case .source(.next(let element)): took(element)
    case .source(.error(let error)): fail(error)
    case .source(.completed):
      if isWaiting { isCompleted = true } else { finish() }
    case .due:
      // The clock may have let another element through just before.
      if isWaiting, let waiting { tell(waiting) }
      if isCompleted { finish() }
    }
  }

  private func took(_ element: Element) {
    let left = lastTime.map { dueTime.remaining(since: $0, at: scheduler.now) }
    guard let left, left.seconds > 0 else { return tell(element) }
    guard latest else { return }
    waiting = element
    guard !isWaiting else { return }
    isWaiting = true
    timer.schedule(on: scheduler, after: left) { self.send(.due) }
  }

  private func tell(_ element: Element) {
    waiting = nil
    isWaiting = false
    guard !isDisposed else { return }
    emit(element)
    // NB: after it was told: observers who take their time get some.
    lastTime = scheduler.now
  }
}
