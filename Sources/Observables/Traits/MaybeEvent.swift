/// What a maybe tells, once.
@frozen public enum MaybeEvent<Element> {
  /// The element, and with it the end.
  case success(Element)
  /// The stream ended with an error.
  case error(any Error)
  /// The stream ended without an element.
  case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}
