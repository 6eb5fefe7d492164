import Foundation
import UIKitText

/// The numbers of an alert or an action sheet, in points.
struct AlertLook {
  let style: UIAlertController.Style
  let traits: UITraitCollection

  private var isAlert: Bool { style == .alert }

  /// How wide a card is: always the same, as in UIKit.
  static let cardWidth: CGFloat = 270
  /// How wide a sheet is where it stands in the middle: ours, that of a narrow popover.
  static let cardSheetWidth: CGFloat = 304
  /// Between a sheet and the edges of the screen, and between its blocks.
  static let gap: CGFloat = 8
  static let cornerRadius: CGFloat = 14
  /// Between what is asked and the fields, and between these and the edges.
  static let fieldGap: CGFloat = 18
  static let fieldInset: CGFloat = 16
  static let fieldFill = UIColor.adaptive(.init(255, 255, 255), .init(20, 20, 20))
  /// At least so much of the answers is to be seen.
  static let leastRows: CGFloat = 84

  var rowHeight: CGFloat {
    let font = rowFont(isBold: false)
    return isAlert
      ? max(44, (font.lineHeight + 22).rounded()) : max(57, (font.lineHeight + 32).rounded())
  }

  var headerInsets: UIEdgeInsets {
    isAlert
      ? UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
      : UIEdgeInsets(top: 13.5, left: 16, bottom: 13.5, right: 16)
  }

  var headerGap: CGFloat { isAlert ? 3 : 8 }

  var titleFont: UIFont {
    isAlert
      ? .preferredFont(forTextStyle: .headline, compatibleWith: traits)
      : .systemFont(ofSize: messageFont.pointSize, weight: .semibold)
  }

  var fieldFont: UIFont { .preferredFont(forTextStyle: .footnote, compatibleWith: traits) }

  var messageFont: UIFont { .preferredFont(forTextStyle: .footnote, compatibleWith: traits) }

  func rowFont(isBold: Bool) -> UIFont {
    let size = isAlert ? 17 : UIFontMetrics.default.scaledValue(for: 20, compatibleWith: traits)
    let alertSize = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
    return .systemFont(ofSize: isAlert ? alertSize : size, weight: isBold ? .semibold : .regular)
  }

  var titleColor: UIColor { isAlert ? .label : .secondaryLabel }
  var messageColor: UIColor { isAlert ? .label : .secondaryLabel }

  /// What lies over the blurred screen.
  var fill: UIColor {
    isAlert
      ? .adaptive(.init(242, 242, 242, 0.8), .init(30, 30, 30, 0.75))
      : .adaptive(.init(252, 252, 252, 0.78), .init(41, 41, 41, 0.745))
  }

  static let cancelFill = UIColor.adaptive(.init(255, 255, 255), .init(44, 44, 44))
  static let pressed = UIColor.adaptive(.init(225, 225, 225), .init(46, 46, 46))
  /// How dark it is behind: .2 of black in light, .48 in dark, as measured on UIKit.
  static let dim = UIColor.adaptive(.init(0, 0, 0, 0.2), .init(0, 0, 0, 0.48))
}
