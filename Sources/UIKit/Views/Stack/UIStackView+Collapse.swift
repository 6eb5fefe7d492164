import Foundation
import UIKitLayers

extension UIStackView {
  /// Hides or shows an arranged view. In an animation it collapses, or grows from nothing, and the others
  /// close or open the gap; it goes out of sight at the end.
  func collapse(_ view: UIView, _ hidden: Bool) {
    let isArranged = arranged.contains { $0 === view }
    guard isArranged, let block = ViewAnimations.current, window?.isHidden == false else {
      collapsing.removeAll { $0 === view }
      view.isCollapsing = false
      view.layer.isHidden = hidden
      if isArranged { arrangementDidChange() }
      return
    }
    // The frames before the change have to be those that are seen.
    UIView.performWithoutAnimation { layoutIfNeeded() }
    if hidden {
      view.isCollapsing = true
      collapsing.append(view)
      block.onCompletion { [weak self, weak view] in
        guard let view, view.isCollapsing else { return }
        view.isCollapsing = false
        view.layer.isHidden = true
        self?.collapsing.removeAll { $0 === view }
      }
    } else {
      let wasCollapsing = view.isCollapsing
      view.isCollapsing = false
      collapsing.removeAll { $0 === view }
      view.layer.isHidden = false
      if !wasCollapsing { UIView.performWithoutAnimation { placeCollapsed(view) } }
    }
    arrangementDidChange()
    layoutIfNeeded()
  }
}
