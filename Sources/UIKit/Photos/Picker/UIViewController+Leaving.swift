/// What pickers have in common on their way out.
extension UIViewController {
  /// Whether it is being dismissed, with its presenter or without.
  var isLeaving: Bool {
    sequence(first: self) { $0.presentingViewController }.contains { $0.isBeingDismissed }
  }

  /// Dismisses it, and nothing beneath it.
  package func dismissItself() {
    presentingViewController?.dismiss(animated: true)
  }
}
