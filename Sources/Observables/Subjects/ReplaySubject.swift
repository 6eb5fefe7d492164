/// A subject that tells who subscribes the last elements first, also after the end.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType {
  private let core: SubjectCore<Element>

  private init(limit: Int) {
    core = SubjectCore(ReplayMemory(limit: limit))
    super.init()
  }

  /// A subject that keeps the last `bufferSize` elements; none, if it is not positive.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(limit: max(bufferSize, 0))
  }

  /// A subject that keeps all elements, for as long as it lives.
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(limit: .max) }

  /// Whether anyone is told of events.
  public var hasObservers: Bool { core.hasObservers }

  /// Whether it has been disposed of.
  public var isDisposed: Bool { core.isDisposed }

  /// Tells the observers of an event. Safe on any thread; from within an event, it is told after
  /// that one.
  public func on(_ event: Event<Element>) { core.on(event) }

  /// Tells the observers of an element, without making an event of it first.
  public func onNext(_ element: Element) { core.next(element) }

  /// Its observer side: itself.
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Drops all observers without telling them. Who subscribes later gets `RxError.disposed`.
  public func dispose() { core.dispose() }

  override func run(_ sink: Sink<Element>) { core.greet(sink) }

  deinit { core.forget() }
}

// What it changes is in the core, which is made for several threads.
extension ReplaySubject: @unchecked Sendable where Element: Sendable {}
