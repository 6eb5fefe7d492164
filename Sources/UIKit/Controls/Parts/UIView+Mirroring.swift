import Foundation

extension UIView {
  /// Whether what the view shows begins at the right.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Changes views as controls do when a person has used them, softly if `animated` and there is a window to see
  /// it in.
  func change(
    animated: Bool, duration: TimeInterval = 0.25, _ changes: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard animated, window != nil else {
      UIView.performWithoutAnimation(changes)
      completion?(true)
      return
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: changes, completion: completion)
  }
}
