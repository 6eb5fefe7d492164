/// An observer of any kind behind one type.
public struct AnyObserver<Element>: ObserverType {
  /// What is called for each event.
  public typealias EventHandler = (Event<Element>) -> Void

  private let handler: EventHandler

  /// An observer that calls `eventHandler` for each event.
  public init(eventHandler: @escaping EventHandler) {
    handler = eventHandler
  }

  /// `observer` behind one type.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = observer.on
  }

  public func on(_ event: Event<Element>) { handler(event) }

  /// Itself.
  public func asObserver() -> AnyObserver<Element> { self }
}

// What it hands events on to serialises them (`create`, subjects), or is the user's own closure, as
// safe as its maker made it: the same as for closures that are given to operators, see `Observable`.
extension AnyObserver: @unchecked Sendable where Element: Sendable {}

extension ObserverType {
  /// This observer behind one type.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// An observer of other elements, that hands them on to this one through `transform`. If it throws,
  /// this one is told of the error.
  public func mapObserver<Result>(
    _ transform: @escaping (Result) throws -> Element
  ) -> AnyObserver<Result> {
    AnyObserver { event in on(event.map(transform)) }
  }
}
