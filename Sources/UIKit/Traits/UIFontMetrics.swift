public import Foundation
public import UIKitText

/// Makes fonts and lengths of an app's own grow with the text size that a person chose.
///
/// They grow as the system font of the text style does: a length is multiplied by the ratio of that
/// font's size to its size at the default text size.
nonisolated public final class UIFontMetrics: NSObject, Sendable {
  /// Grows as `body` does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Grows as `textStyle` does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// `font` in the text size that holds just now.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// `font` in the text size of `traitCollection`; nil takes the one that holds just now.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// `font` in the text size that holds just now, but no larger than `maximumPointSize`.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// `font` in the text size of `traitCollection`, but no larger than `maximumPointSize`; nil takes the
  /// text size that holds just now.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// A length in points, grown for the text size that holds just now.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length in points, grown for the text size of `traitCollection`; nil takes the one that holds just
  /// now.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return value * TextStyleSizes.points(of: style, in: category)
      / TextStyleSizes.points(of: style, in: .large)
  }

  private let style: UIFont.TextStyle
}
