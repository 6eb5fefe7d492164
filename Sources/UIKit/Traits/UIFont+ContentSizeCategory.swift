public import UIKitText

extension UIFont {
  /// The system font for a text style, in the text size that holds just now: that of what is laid out or
  /// drawn, or else the person's. A style that is not known counts as `body`.
  nonisolated public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system font for a text style, in the text size of `traitCollection`; nil takes the one that
  /// holds just now.
  nonisolated public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    let size = TextStyleSizes.points(of: style, in: traits.preferredContentSizeCategory)
    return systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular)
      .known(as: style)
  }
}
