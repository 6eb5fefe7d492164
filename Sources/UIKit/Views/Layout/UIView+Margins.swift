import Foundation

extension UIView {
  /// What lies around the contents by default, in points.
  nonisolated static let defaultMargin: CGFloat = 8

  /// The margins in force: the view's own, those of the system for a controller's view, the safe area, and
  /// how far the superview's margins reach into the view.
  var currentMargins: UIEdgeInsets {
    var margins = ownMargins.resolved(rightToLeft: isRightToLeft)
    if layoutSettings?.insetsMarginsFromSafeArea != false {
      margins.top += safeAreaInsets.top
      margins.left += safeAreaInsets.left
      margins.bottom += safeAreaInsets.bottom
      margins.right += safeAreaInsets.right
    }
    guard layoutSettings?.preservesSuperviewMargins == true, let superview else { return margins }
    let outer = superview.layoutMargins
    let (box, space) = (frame, superview.bounds)
    margins.top = max(margins.top, outer.top - (box.minY - space.minY))
    margins.left = max(margins.left, outer.left - (box.minX - space.minX))
    margins.bottom = max(margins.bottom, outer.bottom - (space.maxY - box.maxY))
    margins.right = max(margins.right, outer.right - (space.maxX - box.maxX))
    return margins
  }

  /// The direction that rows run in here.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func setMargins(_ margins: NSDirectionalEdgeInsets) {
    changingMargins { changeLayoutSettings { $0.margins = margins } }
  }

  /// Runs a change that the margins may depend on; tells those whose margins are others after it.
  func changingMargins(_ change: () -> Void) {
    let before = marginsFromHere()
    change()
    Self.tellMargins(before)
  }

  /// The margins of this view and of those whose margins depend on them.
  func marginsFromHere() -> [(view: UIView, margins: UIEdgeInsets)] {
    var all = [(view: self, margins: currentMargins)]
    guard LayoutSettings.isAnyPreserving else { return all }
    for view in subviewStorage where view.layoutSettings?.preservesSuperviewMargins == true {
      all += view.marginsFromHere()
    }
    return all
  }

  static func tellMargins(_ before: [(view: UIView, margins: UIEdgeInsets)]) {
    for (view, margins) in before where view.currentMargins != margins {
      view.layoutMarginsDidChange()
      view.viewController?.viewLayoutMarginsDidChange()
      view.setNeedsLayout()
    }
  }

  private var ownMargins: NSDirectionalEdgeInsets {
    let margin = Self.defaultMargin
    let own = layoutSettings?.margins
    guard let viewController else {
      return own
        ?? NSDirectionalEdgeInsets(
          top: margin, leading: margin, bottom: margin, trailing: margin)
    }
    let least = viewController.systemMinimumLayoutMargins
    var margins = own ?? least
    if viewController.viewRespectsSystemMinimumLayoutMargins {
      margins.leading = max(margins.leading, least.leading)
      margins.trailing = max(margins.trailing, least.trailing)
    }
    return margins
  }
}

nonisolated extension UIEdgeInsets {
  /// The same insets by the direction of lines.
  func directional(rightToLeft: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: rightToLeft ? right : left, bottom: bottom,
      trailing: rightToLeft ? left : right)
  }
}
