import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard !hasAncestor(child) else {
      Diagnostics.report(
        "addChild: \(type(of: child)) holds \(type(of: self)), or is it; a controller cannot be in "
          + "itself. Nothing was changed.")
      return
    }
    guard child.parent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    child.parent = self
    childStorage.append(child)
  }

  func leaveParent() {
    guard let parent else { return }
    parent.childStorage.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  private func hasAncestor(_ controller: UIViewController) -> Bool {
    var current: UIViewController? = self
    while let candidate = current {
      if candidate === controller { return true }
      current = candidate.parent
    }
    return false
  }
}
