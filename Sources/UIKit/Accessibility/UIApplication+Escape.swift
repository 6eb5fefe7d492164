extension UIApplication {
  /// Does what assistive technology's escape gesture does: asks from what is in front up the chain of responders until
  /// one has left or cancelled something. Returns whether one did.
  package func performEscapeGesture() -> Bool {
    var responder: UIResponder? = keyWindow?.responderForKeys
    while let current = responder {
      if current.accessibilityPerformEscape() { return true }
      responder = current.next
    }
    return false
  }
}
