/// A subject with a value: who subscribes gets it at once, and then what comes.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType {
  private let core: SubjectCore<Element>
  private let memory: LatestMemory<Element>

  /// A subject with a first value.
  public init(value: Element) {
    memory = LatestMemory(value)
    core = SubjectCore(memory)
    super.init()
  }

  /// The value: the last element. Throws the error that the stream ended with, and
  /// `RxError.disposed` when the subject was disposed of.
  public func value() throws -> Element {
    if isDisposed { throw RxError.disposed(object: "BehaviorSubject") }
    if let error = core.error { throw error }
    return last
  }

  /// The last element.
  var last: Element { core.reading { memory.element } }

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
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Drops all observers without telling them. Who subscribes later gets `RxError.disposed`.
  public func dispose() { core.dispose() }

  override func run(_ sink: Sink<Element>) { core.greet(sink) }

  deinit { core.forget() }
}

// What it changes is in the core, which is made for several threads.
extension BehaviorSubject: @unchecked Sendable where Element: Sendable {}
