/// Whoever is told of a stream's events.
///
/// Events come one at a time. Nothing comes after an error or the end.
public protocol ObserverType<Element> {
  /// The type of the elements that it is told of.
  associatedtype Element

  /// Tells it of an event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Tells it of an element.
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Tells it that the stream ended well.
  public func onCompleted() { on(.completed) }

  /// Tells it that the stream ended with an error.
  public func onError(_ error: any Error) { on(.error(error)) }
}
