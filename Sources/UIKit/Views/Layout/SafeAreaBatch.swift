/// Holds updates of safe areas back while frames change, so that views are told once, when all have their
/// place, and those around them first.
@MainActor enum SafeAreaBatch {
  /// Runs a change of frames and then the updates that were asked for meanwhile.
  static func run(_ change: () -> Void) {
    depth += 1
    change()
    depth -= 1
    guard depth == 0, !waiting.isEmpty else { return }
    let views = waiting
    waiting = []
    if views.count == 1 { return views[0].updateSafeArea() }
    // An update goes down by itself: what lies in another one that waits needs none of its own.
    let all = Set(views.map(ObjectIdentifier.init))
    for view in views where !view.hasAncestor(in: all) { view.updateSafeArea() }
  }

  /// Whether the update of a view waits for the end of the change that is going on.
  static func holdsBack(_ view: UIView) -> Bool {
    guard depth > 0 else { return false }
    waiting.append(view)
    return true
  }

  private static var depth = 0
  private static var waiting: [UIView] = []
}

extension UIView {
  fileprivate func hasAncestor(in views: Set<ObjectIdentifier>) -> Bool {
    var current = superview
    while let view = current {
      if views.contains(ObjectIdentifier(view)) { return true }
      current = view.superview
    }
    return false
  }
}
