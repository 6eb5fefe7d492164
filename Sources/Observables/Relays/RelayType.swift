/// A relay of any kind: a stream that takes elements, and has no end.
public protocol RelayType<Element>: ObservableType {
  /// Tells the observers of an element. Safe on any thread when the elements are `Sendable`.
  func accept(_ event: Element)
}

extension RelayType {
  /// The relay as a stream of which the types say that it cannot fail.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}
