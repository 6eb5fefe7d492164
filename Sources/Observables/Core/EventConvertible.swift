/// What can be read as an event: `dematerialize` takes streams of these.
public protocol EventConvertible<Element> {
  /// The type of the event's element.
  associatedtype Element

  /// The event.
  var event: Event<Element> { get }
}
