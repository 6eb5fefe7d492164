/// From when to when somebody was subscribed.
public struct Subscription: Equatable, Hashable, Sendable {
  /// When the subscription began, on the test scheduler's clock.
  public let subscribe: TestTime
  /// When it was let go of; `Int.max` if it never was.
  public let unsubscribe: TestTime

  /// A subscription that was never let go of.
  public init(_ subscribe: TestTime) { self.init(subscribe, .max) }

  /// A subscription.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }
}

extension Subscription: CustomDebugStringConvertible {
  /// `(200 : 250)`, or `(200 : Infinite)`.
  public var debugDescription: String {
    "(\(subscribe) : \(unsubscribe == .max ? "Infinite" : "\(unsubscribe)"))"
  }
}
