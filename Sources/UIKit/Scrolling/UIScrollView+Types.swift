public import Foundation

extension UIScrollView {
  /// The colour of scroll indicators.
  nonisolated public enum IndicatorStyle: Int, Sendable {
    /// Dark on light, light on dark.
    case `default` = 0
    /// Dark, for light content.
    case black = 1
    /// Light, for dark content.
    case white = 2
  }

  /// When the safe area is added to the content's inset.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Like ``scrollableAxes``; above and below also for the scroll view of a page in a navigation
    /// controller.
    case automatic = 0
    /// At the ends of the directions that can be scrolled.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// At all edges.
    case always = 3
  }

  /// How fast content slows down that is let go: what is left of its speed after a millisecond.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left, above 0 and below 1.
    public let rawValue: CGFloat

    /// A rate from the part of the speed that is left after a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// .998: content runs on for a while.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// .99: content comes to rest soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
