import UIKit

extension UIView {
  /// The part of the view to put things in: within the safe area, 16 points from the sides, and not
  /// wider than lines can be read.
  var readableColumn: CGRect {
    let safe = bounds.inset(by: safeAreaInsets)
    let width = max(0, min(safe.width - 32, 560))
    return CGRect(x: safe.midX - width / 2, y: safe.minY, width: width, height: max(0, safe.height))
  }
}
