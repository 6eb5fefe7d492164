import Foundation

extension UIContextMenuInteraction {
  /// Asks for what to show at a place in the window; nil when there is nothing, or something is open already.
  func configuration(at place: CGPoint) -> UIContextMenuConfiguration? {
    guard session == nil, !isAsking, let view, let window = view.window,
      (view as? UIControl)?.isEnabled != false, let delegate
    else { return nil }
    self.place = place
    isAsking = true
    defer { isAsking = false }
    let configuration = delegate.contextMenuInteraction(
      self, configurationForMenuAtLocation: view.convert(place, from: nil))
    // What was asked may have taken the view away.
    return self.view?.window === window ? configuration : nil
  }

  /// Opens the menu of a configuration; whether it has one, and nobody called it off.
  @discardableResult func open(
    _ configuration: UIContextMenuConfiguration, as appearance: appearance
  ) -> Bool {
    guard session == nil else { return false }
    let session = ContextMenuSession(self, configuration, appearance)
    self.session = session
    guard session.open() else {
      if self.session === session { self.session = nil }
      return false
    }
    return true
  }
}
