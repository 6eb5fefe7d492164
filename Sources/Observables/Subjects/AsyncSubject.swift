/// A subject that tells the last element alone, when the stream ends well.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
  private let core: SubjectCore<Element>

  /// A subject without observers.
  override public init() {
    core = SubjectCore(FinalMemory())
    super.init()
  }

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
  public func asObserver() -> AsyncSubject<Element> { self }

  /// Drops all observers without telling them. Who subscribes later gets `RxError.disposed`.
  public func dispose() { core.dispose() }

  override func run(_ sink: Sink<Element>) { core.greet(sink) }

  deinit { core.forget() }
}

// What it changes is in the core, which is made for several threads.
extension AsyncSubject: @unchecked Sendable where Element: Sendable {}
