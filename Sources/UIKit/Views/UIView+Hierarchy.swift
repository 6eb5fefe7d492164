import Foundation
import UIKitLayers

extension UIView {
  /// NB: each call of the app's code in here may change the tree, so what is known of it is looked up
  /// anew after each.
  func insert(_ view: UIView, at index: Int) {
    guard mayHold(view) else { return }
    if view.superview === self {
      move(view, to: index)
      return
    }
    let margins = LayoutSettings.isAnyPreserving ? view.marginsFromHere() : []
    if view.window !== window { view.prepareToLeaveWindow() }
    view.superview?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    if view.window !== window { view.announceMove(to: window) }
    guard mayHold(view) else { return }
    view.unlink()
    let place = min(max(index, 0), subviewStorage.count)
    subviewStorage.insert(view, at: place)
    view.superview = self
    link(view, at: place)
    Self.tellMargins(margins)
    view.updateTraits()
    view.updateSafeArea()
    if view.superview === self, view.window !== window { view.enter(window) }
    guard view.superview === self else { return }
    view.inheritTint()
    view.didMoveToSuperview()
    guard view.superview === self else { return }
    didAddSubview(view)
    setNeedsLayout()
  }

  private func mayHold(_ view: UIView) -> Bool {
    guard hasAncestor(view) else { return true }
    Diagnostics.report(
      view === self
        ? "addSubview: \(Diagnostics.name(view)) cannot be its own subview. Nothing was changed."
        : "addSubview: \(Diagnostics.name(view)) already contains \(Diagnostics.name(self)) and cannot "
          + "be added to it. Nothing was changed.")
    return false
  }

  func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    // The view's own leaving may move the sibling, so its place is looked up without the view.
    guard view !== sibling else { return }
    let others = subviewStorage.filter { $0 !== view }
    let found = others.firstIndex { $0 === sibling }
    insert(view, at: found.map { $0 + offset } ?? (offset == 0 ? 0 : others.count))
  }

  func exchange(_ first: Int, _ second: Int) {
    let range = subviewStorage.indices
    guard range.contains(first), range.contains(second), first != second else {
      if first != second {
        Diagnostics.report(
          "exchangeSubview: there are \(range.count) subviews, but the indexes are \(first) and "
            + "\(second). Nothing was changed.")
      }
      return
    }
    let front = subviewStorage[max(first, second)]
    let back = subviewStorage[min(first, second)]
    move(front, to: min(first, second))
    move(back, to: max(first, second))
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.superview === self else { return }
    move(view, to: toFront ? subviewStorage.count : 0)
  }

  func detach() {
    guard let parent = superview else { return }
    prepareToLeaveWindow()
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if window != nil { announceMove(to: nil) }
    // One of these calls may have moved it on.
    guard superview === parent else { return }
    unlink()
    if window != nil {
      enter(nil)
    } else {
      forEachDescendant { $0.viewController?.missedWindow() }
    }
    if superview == nil { didMoveToSuperview() }
    parent.setNeedsLayout()
  }

  /// Fingers and keys go to views in windows alone.
  private func prepareToLeaveWindow() {
    cancelTouches()
    window?.giveUpFirstResponder(in: self)
  }

  func hasAncestor(_ view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviewStorage {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  func leaveWindowQuietly() {
    window = nil
    for view in subviewStorage { view.leaveWindowQuietly() }
  }

  /// The deepest common ancestor's view of things: this view and everything in it, top down.
  package func forEachDescendant(_ body: (UIView) -> Void) {
    body(self)
    for view in subviewStorage { view.forEachDescendant(body) }
  }

  private func move(_ view: UIView, to index: Int) {
    guard let present = subviewStorage.firstIndex(where: { $0 === view }) else { return }
    subviewStorage.remove(at: present)
    let place = min(max(index, 0), subviewStorage.count)
    subviewStorage.insert(view, at: place)
    link(view, at: place)
  }

  /// Layers that an app added itself stay where they are; the view's goes next to its neighbours'.
  private func link(_ view: UIView, at place: Int) {
    if place > 0 {
      layer.insertSublayer(view.layer, above: subviewStorage[place - 1].layer)
    } else if subviewStorage.count > 1 {
      layer.insertSublayer(view.layer, below: subviewStorage[1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  private func unlink() {
    guard let parent = superview else { return }
    parent.subviewStorage.removeAll { $0 === self }
    superview = nil
    layer.removeFromSuperlayer()
  }

  private func announceMove(to window: UIWindow?) {
    willMove(toWindow: window)
    viewController?.windowWillChange(to: window)
    for view in subviewStorage where view.superview === self { view.announceMove(to: window) }
  }

  /// NB: what a view does when it enters may take others, or itself, out again.
  private func enter(_ newWindow: UIWindow?) {
    window = newWindow
    if let scale = newWindow?.screen.scale, layer.contentsScale != scale {
      layer.contentsScale = scale
    }
    for view in subviewStorage {
      if view.superview === self, window === newWindow, view.window !== newWindow {
        view.enter(newWindow)
      }
    }
    guard window === newWindow else { return }
    didMoveToWindow()
    guard window === newWindow else { return }
    if !interactionStorage.isEmpty { tellInteractionsOfWindow() }
    viewController?.windowDidChange()
  }
}
