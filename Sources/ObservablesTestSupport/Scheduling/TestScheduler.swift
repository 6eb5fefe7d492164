public import Observables

/// A scheduler with a clock of ticks, for tests: makes streams whose events are written down, and takes
/// down what comes of them. To be used by one thread.
///
/// ```swift
/// let scheduler = TestScheduler(initialClock: 0)
/// let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
/// let result = scheduler.start { source.map { $0 * 2 } }
/// #expect(result.events == [.next(210, 2), .completed(220)])
/// #expect(source.subscriptions == [Subscription(200, 220)])
/// ```
public final class TestScheduler:
  VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>, @unchecked Sendable
{
  /// When `start` does what, unless it is told otherwise.
  public enum Defaults {
    /// The stream is made.
    public static let created = 100
    /// It is subscribed to.
    public static let subscribed = 200
    /// The subscription is disposed of.
    public static let disposed = 1_000
  }

  // Immutable. All else is the superclass's, which is made for several threads.
  private let simulateProcessingDelay: Bool

  /// A scheduler whose clock stands at `initialClock`.
  ///
  /// - Parameters:
  ///   - resolution: the seconds of a tick.
  ///   - simulateProcessingDelay: whether work that is to be done at once is done a tick later.
  public init(
    initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true
  ) {
    self.simulateProcessingDelay = simulateProcessingDelay
    super.init(
      initialClock: initialClock,
      converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
  }

  /// A stream whose events come at these times, whoever is subscribed.
  public func createHotObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    TestableObservable(hot: events, on: self)
  }

  /// A stream whose events come so many ticks after each subscription.
  public func createColdObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    TestableObservable(cold: events, on: self)
  }

  /// An observer that takes down what it is told.
  public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
    TestableObserver(scheduler: self)
  }

  /// Does `action` at `time`.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    _ = scheduleAbsoluteVirtual((), time: time) {
      action()
      return Disposables.create()
    }
  }

  /// What is past or due now is done a tick later, if a processing delay is simulated.
  override public func adjustScheduledTime(_ time: TestTime) -> TestTime {
    time <= clock ? clock + (simulateProcessingDelay ? 1 : 0) : time
  }

  /// Makes a stream, subscribes to it, disposes of the subscription, each at its time, and runs until
  /// nothing is left to do. Returns what came.
  public func start<Source: ObservableConvertibleType>(
    created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> Source
  ) -> TestableObserver<Source.Element> {
    let observer = createObserver(Source.Element.self)
    let subscription = SingleAssignmentDisposable()
    var source: Observable<Source.Element>?
    scheduleAt(created) { source = create().asObservable() }
    scheduleAt(subscribed) {
      if let source { subscription.setDisposable(source.subscribe(observer)) }
    }
    scheduleAt(disposed) {
      subscription.dispose()
      source = nil
    }
    start()
    return observer
  }

  /// The same, with the default times up to the disposal.
  public func start<Source: ObservableConvertibleType>(
    disposed: TestTime, create: @escaping () -> Source
  ) -> TestableObserver<Source.Element> {
    start(
      created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed,
      create: create)
  }

  /// The same, with the default times.
  public func start<Source: ObservableConvertibleType>(
    _ create: @escaping () -> Source
  ) -> TestableObserver<Source.Element> {
    start(disposed: Defaults.disposed, create: create)
  }

  /// Subscribes to `source` now, and disposes of that at `Defaults.disposed`. The caller starts the
  /// clock.
  public func record<Source: ObservableConvertibleType>(
    _ source: Source
  ) -> TestableObserver<Source.Element> {
    let observer = createObserver(Source.Element.self)
    let subscription = source.asObservable().subscribe(observer)
    scheduleAt(Defaults.disposed) { subscription.dispose() }
    return observer
  }
}
