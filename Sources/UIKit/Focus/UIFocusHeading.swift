/// Which way the focus goes.
nonisolated public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt

  /// Directions from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// To the next one: Tab.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the one before: Shift and Tab.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}
