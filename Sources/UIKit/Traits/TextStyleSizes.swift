import Foundation
import UIKitText

/// How large the text styles are, in points, at each text size: as UIKit on iOS 13 has them.
nonisolated enum TextStyleSizes {
  /// The size of a style; one that is not known counts as `body`, and no text size as `large`.
  static func points(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
    let column = UIContentSizeCategory.ordered.firstIndex(of: category) ?? standard
    return (table[style] ?? body)[column]
  }

  private static let standard = 3
  private static let body: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// A column for each of `UIContentSizeCategory.ordered`.
  private static let table: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: body,
    .body: body,
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41],
  ]
}
