extension ObservableType where Element: Sendable {
  /// The elements in arrays: each is told when it has `count` of them, or when `timeSpan` has passed since
  /// the one before, even if it is empty. At the end of the source, what was gathered is told first; an
  /// error is told at once, and what was gathered is dropped.
  ///
  /// ```
  /// source:                        --1--2-3------4--|
  /// buffer(timeSpan: 6, count: 2)  -----(12)--(3)-(4|)
  /// ```
  ///
  /// - Parameters:
  ///   - timeSpan: how long a buffer is gathered at most.
  ///   - count: how many elements a buffer has at most. With 0 and less, only the time counts.
  ///   - scheduler: measures the time; buffers that end by it are told there.
  public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    let source = asObservable()
    return SourceObservable { sink in
      let own = BufferSink<Element>(to: sink, timeSpan, count, scheduler)
      sink.attach(own)
      own.startTimer()
      own.listen(to: source) { .source($0) }
    }
  }
}

private final class BufferSink<Element>: CombinerSink<BufferSink.Input, [Element]>,
  @unchecked Sendable
{
  enum Input {
    case source(Event<Element>)
    case due(Int)
  }

  private let timeSpan: RxTimeInterval
  private let count: Int
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  private var buffer: [Element] = []
  private var number = 0

  init(
    to downstream: Sink<[Element]>, _ timeSpan: RxTimeInterval, _ count: Int,
    _ scheduler: any SchedulerType
  ) {
    self.timeSpan = timeSpan
    self.count = count
    self.scheduler = scheduler
    super.init(to: downstream)
    attach(timer)
  }

  func startTimer() {
    let number = number
    timer.schedule(on: scheduler, after: timeSpan) { self.send(.due(number)) }
  }

  override func handle(_ input: Input) {
    guard !isDisposed else { return }
    switch input {
    case .source(.next(let element)):
      buffer.append(element)
      if buffer.count == count { tell() }
    case .source(.error(let error)): fail(error)
    case .source(.completed):
      emit(buffer)
      finish()
    case .due(let number):
      if number == self.number { tell() }
    }
  }

  private func tell() {
    number += 1
    let full = buffer
    buffer = []
    emit(full)
    if !isDisposed { startTimer() }
  }
}
