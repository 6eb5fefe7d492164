import Foundation
import UIKitLayers

extension UIView {
  /// What holds here before this view's own overrides.
  var inheritedTraits: UITraitCollection {
    if let window = self as? UIWindow { return window.screen.traitCollection }
    return superview?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// The traits of a view that nobody has told yet. They stay until it is told others: colours are resolved by them, and are
  /// stale when it comes to where it is dark.
  func takeTraits() -> UITraitCollection {
    let taken = inheritedTraits
    traits = taken
    return taken
  }

  /// Works the traits out anew, here and in the subviews as far as they change.
  func updateTraits() {
    let inherited = inheritedTraits
    var style = viewController?.overrideUserInterfaceStyle ?? .unspecified
    if overrideUserInterfaceStyle != .unspecified { style = overrideUserInterfaceStyle }
    let new =
      style == .unspecified
      ? inherited
      : UITraitCollection(inherited.values.overridden(by: TraitValues(style: style)))
    let old = traits ?? UIScreen.main.traitCollection
    let isFirst = traits == nil
    traits = new
    guard isFirst || old != new else { return }
    for view in subviewStorage { view.updateTraits() }
    guard old != new else { return }
    if new.hasDifferentColorAppearance(comparedTo: old) {
      applyBackgroundColor()
      setNeedsDisplay()
    }
    if new.layoutDirection != old.layoutDirection
      || new.preferredContentSizeCategory != old.preferredContentSizeCategory
    {
      setNeedsLayout()
      setNeedsDisplay()
    }
    if new.hasDifferentColorAppearance(comparedTo: old)
      || new.preferredContentSizeCategory != old.preferredContentSizeCategory
    {
      looksDidChange()
    }
    viewController?.traitCollectionDidChange(old)
    traitCollectionDidChange(old)
  }

  func applyBackgroundColor() {
    layer.backgroundColor = backgroundColor?.resolvedCGColor(with: traitCollection)
  }
}
