extension UIView {
  /// What gives way when the superview changes its size. Several parts share the change in
  /// proportion to their sizes.
  nonisolated public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// A mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The space to the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The space to the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The space above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The space below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How contents that were drawn for one size fill another.
  nonisolated public enum ContentMode: Int, Sendable {
    /// Stretched to the new size.
    case scaleToFill = 0
    /// As large as fits, keeping the proportions.
    case scaleAspectFit = 1
    /// As small as fills all, keeping the proportions.
    case scaleAspectFill = 2
    /// Drawn anew.
    case redraw = 3
    /// In the middle, not scaled.
    case center = 4
    /// At the top edge, not scaled.
    case top = 5
    /// At the bottom edge, not scaled.
    case bottom = 6
    /// At the left edge, not scaled.
    case left = 7
    /// At the right edge, not scaled.
    case right = 8
    /// In the top left corner, not scaled.
    case topLeft = 9
    /// In the top right corner, not scaled.
    case topRight = 10
    /// In the bottom left corner, not scaled.
    case bottomLeft = 11
    /// In the bottom right corner, not scaled.
    case bottomRight = 12
  }

  /// Whether the tint shows in colour.
  nonisolated public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview.
    case automatic = 0
    /// In colour.
    case normal = 1
    /// In gray.
    case dimmed = 2
  }
}
