extension ObservableType where Element: Sendable {
  /// The elements in streams of their own: each window ends when it has had `count` of them, or when
  /// `timeSpan` has passed since it began, and the next begins. The end or an error of the source ends
  /// the window too.
  ///
  /// ```
  /// source:                        --1--2-3------4--|
  /// window(timeSpan: 6, count: 2)
  ///   first:                       ^-1--2|
  ///   second:                           ^-3---|
  ///   third:                                  ^--4--|
  /// ```
  ///
  /// Who lets go of the stream of windows still hears the window that it listens to, to its end.
  ///
  /// - Parameters:
  ///   - timeSpan: how long a window lasts at most.
  ///   - count: how many elements a window has at most. With 0 and less, only the time counts.
  ///   - scheduler: measures the time; windows that end by it end there.
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    let source = asObservable()
    return SourceObservable { sink in
      let own = WindowSink<Element>(to: sink, timeSpan, count, scheduler)
      sink.attach(own)
      own.start()
      own.listen(to: source) { .source($0) }
    }
  }
}

private final class WindowSink<Element>: CombinerSink<WindowSink.Input, Observable<Element>>,
  @unchecked Sendable
{
  enum Input {
    case source(Event<Element>)
    case due(Int)
    case start
  }

  private let timeSpan: RxTimeInterval
  private let limit: Int
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  // Only touched within the gate.
  private var window = PublishSubject<Element>()
  private var count = 0
  private var number = 0
  // Both are read and written under `lock`: who keeps the source going.
  private var isOuterOver = false
  private var holders = 1

  init(
    to downstream: Sink<Observable<Element>>, _ timeSpan: RxTimeInterval, _ count: Int,
    _ scheduler: any SchedulerType
  ) {
    self.timeSpan = timeSpan
    limit = count
    self.scheduler = scheduler
    super.init(to: downstream)
    attach(timer)
  }

  func start() { send(.start) }

  /// One more listens to a window. False if the source has been let go of.
  func retain() -> Bool {
    lock.holding {
      if holders > 0 { holders += 1 }
      return holders > 0
    }
  }

  /// One listens no more.
  func release() {
    let isLast = lock.holding {
      holders -= 1
      return holders == 0
    }
    if isLast { super.dispose() }
  }

  override func dispose() {
    let isFirst = lock.holding {
      defer { isOuterOver = true }
      return !isOuterOver
    }
    if isFirst { release() }
  }

  override func handle(_ input: Input) {
    guard !isDisposed else { return }
    switch input {
    case .start: tell()
    case .source(.next(let element)):
      window.onNext(element)
      count += 1
      if count == limit { next() }
    case .source(.error(let error)):
      window.onError(error)
      if !isOver { fail(error) }
    case .source(.completed):
      window.onCompleted()
      if !isOver { finish() }
    case .due(let number):
      if number == self.number { next() }
    }
  }

  private var isOver: Bool { lock.holding { isOuterOver } }

  private func next() {
    window.onCompleted()
    window = PublishSubject()
    count = 0
    number += 1
    tell()
  }

  /// Tells of the window, and begins to measure its time.
  private func tell() {
    if !isOver { emit(stream(of: window)) }
    guard !isDisposed else { return }
    let number = number
    timer.schedule(on: scheduler, after: timeSpan) { self.send(.due(number)) }
  }

  private func stream(of window: PublishSubject<Element>) -> Observable<Element> {
    SourceObservable { [weak self] sink in
      guard let self, retain() else { return window.run(sink) }
      let own = WindowOutlet(to: sink, self)
      sink.attach(own)
      window.run(own)
    }
  }
}

private final class WindowOutlet<Element>: OperatorSink<Element, Element>, @unchecked Sendable {
  private let parent: WindowSink<Element>

  init(to downstream: Sink<Element>, _ parent: WindowSink<Element>) {
    self.parent = parent
    super.init(to: downstream)
  }

  override func next(_ element: Element) { downstream.next(element) }

  override func dispose() {
    if close() { parent.release() }
  }
}
