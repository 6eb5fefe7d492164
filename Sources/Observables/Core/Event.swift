/// What an observable tells its observers: any number of elements, and then at most one error or the
/// end. Nothing comes after an error or the end.
@frozen public enum Event<Element> {
  /// The next element.
  case next(Element)
  /// The stream ended with an error.
  case error(any Error)
  /// The stream ended well.
  case completed
}

extension Event: Sendable where Element: Sendable {}

extension Event: CustomDebugStringConvertible {
  /// `next(1)`, `error(reason)` or `completed`.
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

extension Event {
  /// Whether nothing comes after this one.
  public var isStopEvent: Bool {
    switch self {
    case .next: false
    case .error, .completed: true
    }
  }

  /// The element, if there is one.
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error, if it is one.
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether it is the good end.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// The event with its element turned into another. If `transform` throws, the error.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    do {
      switch self {
      case .next(let element): return .next(try transform(element))
      case .error(let error): return .error(error)
      case .completed: return .completed
      }
    } catch {
      return .error(error)
    }
  }
}

extension Event: EventConvertible {
  public var event: Event<Element> { self }
}
