extension ObservableType where Element: Sendable {
  /// This stream; if no event comes for `dueTime` after the subscription or an element, it ends with
  /// `RxError.timeout`, on `scheduler`.
  ///
  /// ```
  /// source:      --1--2-------3
  /// timeout(4):  --1--2---X
  /// ```
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// The same, but then `other` goes on in its place.
  ///
  /// ```
  /// source:             --1--2-------3
  /// other:                       8--9--|
  /// timeout(4, other):  --1--2---8--9--|
  /// ```
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    let source = asObservable()
    let other = other.asObservable()
    return SourceObservable { sink in
      let own = TimeoutSink(to: sink, dueTime, other, scheduler)
      sink.attach(own)
      own.wait()
      source.run(own)
    }
  }
}

private final class TimeoutSink<Element>: OperatorSink<Element, Element>, @unchecked Sendable {
  private let dueTime: RxTimeInterval
  private let other: Observable<Element>
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  private let lock = Lock()
  // Both are read and written under `lock`. The number is what the timer has to know to win: each event
  // changes it before it is told, and the next timer begins after that. So no two tell at once.
  private var number = 0
  private var isLate = false

  init(
    to downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ other: Observable<Element>,
    _ scheduler: any SchedulerType
  ) {
    self.dueTime = dueTime
    self.other = other
    self.scheduler = scheduler
    super.init(to: downstream)
  }

  /// Begins to wait for the next event.
  func wait() {
    let number = lock.holding { self.number }
    timer.schedule(on: scheduler, after: dueTime) { self.passed(number) }
  }

  override func next(_ element: Element) {
    guard isInTime() else { return }
    downstream.next(element)
    if !isDisposed { wait() }
  }

  override func error(_ error: any Error) {
    if isInTime() { fail(error) }
  }

  override func completed() {
    if isInTime() { finish() }
  }

  override func dispose() {
    if close() { timer.dispose() }
  }

  /// Where `other` begins: it feeds what is below in this one's place.
  override func resume() {
    guard !isDisposed else { return }
    other.run(downstream)
    dispose()
  }

  private func isInTime() -> Bool {
    lock.holding {
      number += 1
      return !isLate
    }
  }

  private func passed(_ number: Int) {
    let wins = lock.holding {
      if self.number == number { isLate = true }
      return self.number == number
    }
    guard wins else { return }
    detach()
    Trampoline.runInner(self)
  }
}
