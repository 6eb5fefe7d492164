extension UIPresentationController {
  /// Whether a person may dismiss it now.
  var mayBeDismissed: Bool {
    !presentedViewController.isModalInPresentation
      && adaptiveDelegate?.presentationControllerShouldDismiss(self) != false
  }

  /// A person left in one go, by a tap beside it for instance: dismisses it, or tells the delegate that this was tried.
  /// Returns whether it is on its way out.
  func dismissForPerson() -> Bool {
    guard presentation?.state == .presented else { return false }
    guard mayBeDismissed else {
      adaptiveDelegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    presentation?.dismiss(.init(isAnimated: true, isByPerson: true))
    return true
  }
}
