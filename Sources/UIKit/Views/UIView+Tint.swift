import Foundation

extension UIView {
  var resolvedTintColor: UIColor {
    guard resolvedTintAdjustmentMode == .dimmed else { return undimmedTint }
    return UIColor.systemGray
  }

  var resolvedTintAdjustmentMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if current.ownTintAdjustmentMode != .automatic { return current.ownTintAdjustmentMode }
      view = current.superview
    }
    return .normal
  }

  func propagateTintChange() {
    tintColorDidChange()
    for view in subviewStorage where view.ownTintColor == nil { view.propagateTintChange() }
  }

  /// Told when the view came under another superview, whose tint may differ from the one before.
  func inheritTint() {
    guard ownTintColor == nil else { return }
    propagateTintChange()
  }

  private var undimmedTint: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.ownTintColor { return color }
      view = current.superview
    }
    return .tintColor
  }
}
