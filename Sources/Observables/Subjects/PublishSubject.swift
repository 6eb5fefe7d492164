/// A subject that tells its observers what comes after they subscribed.
///
/// ```swift
/// let names = PublishSubject<String>()
/// let subscription = names.subscribe(onNext: { print($0) })
/// names.onNext("Ada")
/// ```
public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType {
  private let core: SubjectCore<Element>

  /// A subject without observers.
  override public init() {
    core = SubjectCore()
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
  public func asObserver() -> PublishSubject<Element> { self }

  /// Drops all observers without telling them. Who subscribes later gets `RxError.disposed`.
  public func dispose() { core.dispose() }

  override func run(_ sink: Sink<Element>) { core.greet(sink) }

  deinit { core.forget() }
}

// What it changes is in the core, which is made for several threads.
extension PublishSubject: @unchecked Sendable where Element: Sendable {}
