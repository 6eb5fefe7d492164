/// What a stream tells that cannot fail: any number of elements, and then at most the end.
public enum InfallibleEvent<Element> {
  /// The next element.
  case next(Element)
  /// The stream ended.
  case completed
}

extension InfallibleEvent: Sendable where Element: Sendable {}
