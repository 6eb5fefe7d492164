/// Ways of scrolling that move a pan. A set.
nonisolated public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits, as in UIKit: `1 <<` the raw value of a ``UIScrollType``.
  public let rawValue: Int

  /// Ways from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// By the steps of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << UIScrollType.discrete.rawValue)
  /// By fingers on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << UIScrollType.continuous.rawValue)
  /// By both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
