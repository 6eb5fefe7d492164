import Foundation

/// The finger that presses items of a list and chooses them.
///
/// In this order: `mayHighlight`, `didHighlight`; when the finger is lifted `willSelect` (or `willDeselect`),
/// `didDeselect` of the one before, `didSelect`, `didUnhighlight`.
@MainActor final class ListChooser {
  var selection = ListSelection()
  let observers = ChoiceObservers()
  private unowned let host: any ListHost
  private unowned let tiler: ListTiler
  private var pressed: (touch: UITouch, path: IndexPath)?
  /// What shows as pressed.
  private(set) var highlighted: IndexPath?

  init(host: any ListHost, tiler: ListTiler) {
    self.host = host
    self.tiler = tiler
  }

  // MARK: The finger

  func begin(_ touches: Set<UITouch>) {
    guard pressed == nil, selection.isAllowed,
      let touch = touches.first(where: { $0.isByPrimary && isOwn($0) })
    else { return }
    guard let path = path(under: touch), host.mayHighlight(path) else { return }
    pressed = (touch, path)
    highlight(path)
  }

  func end(_ touches: Set<UITouch>) {
    guard let (touch, path) = pressed, touches.contains(touch) else { return }
    pressed = nil
    if self.path(under: touch) == path { tap(path) }
    unhighlight()
  }

  func cancel(_ touches: Set<UITouch>) {
    guard let (touch, _) = pressed, touches.contains(touch) else { return }
    pressed = nil
    unhighlight()
  }

  /// Forgets a press: what it was on is not there any longer.
  func forgetPress() {
    pressed = nil
    highlighted = nil
  }

  /// After items moved: choices and a press go along with them.
  func rename(_ changes: ListChanges.Applied) {
    selection.rename { changes.place(of: $0) }
    guard let path = highlighted ?? pressed?.path else { return }
    guard let new = changes.new(of: path) else {
      if let view = tiler.views[.cell(path)] {
        host.show(view, isHighlighted: false, animated: false)
      }
      return forgetPress()
    }
    if let (touch, _) = pressed { pressed = (touch, new) }
    if highlighted != nil { highlighted = new }
  }

  /// Touches go up from view to view: those of a list within a row are that list's.
  private func isOwn(_ touch: UITouch) -> Bool {
    var view = touch.view
    while let current = view {
      if let list = current as? any ListHost { return list === host }
      view = current.superview
    }
    return true
  }

  private func path(under touch: UITouch) -> IndexPath? {
    let point = touch.location(in: host)
    for (key, view) in tiler.views where key.kind == .cell && !view.isHidden {
      if view.point(inside: view.convert(point, from: host), with: nil) { return key.path }
    }
    return nil
  }

  private func highlight(_ path: IndexPath) {
    highlighted = path
    if let view = tiler.views[.cell(path)] { host.show(view, isHighlighted: true, animated: false) }
    host.didHighlight(path)
  }

  private func unhighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    if let view = tiler.views[.cell(path)] { host.show(view, isHighlighted: false, animated: true) }
    host.didUnhighlight(path)
  }

  // MARK: Choosing

  /// What a person's tap does; the host is told.
  func tap(_ path: IndexPath) {
    switch selection.effect(ofTap: path) {
    case .nothing: break
    case .deselect(let path):
      guard let path = host.willDeselect(path) else { return }
      takeBack(path)
    case .select(let path, _):
      guard let chosen = host.willSelect(path) else { return }
      // NB: looked up again, since the host may have chosen something itself meanwhile.
      guard case .select(_, let others) = selection.effect(ofTap: chosen) else { return }
      for other in others {
        guard let gone = host.willDeselect(other) else { continue }
        takeBack(gone)
      }
      mark(chosen, animated: true)
      host.didSelect(chosen)
      observers.body?(host, .select, chosen)
    }
  }

  private func takeBack(_ path: IndexPath) {
    deselect(path, animated: true)
    host.didDeselect(path)
    observers.body?(host, .deselect, path)
  }

  /// Chooses by code: nobody is told.
  func select(_ path: IndexPath, animated: Bool) {
    if !selection.allowsSeveral {
      for other in selection.paths where other != path { deselect(other, animated: animated) }
    }
    mark(path, animated: animated)
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard selection.contains(path) else { return }
    selection.remove(path)
    if let view = tiler.views[.cell(path)] {
      host.show(view, isSelected: false, animated: animated)
    }
  }

  func deselectAll(animated: Bool) {
    for path in selection.paths { deselect(path, animated: animated) }
  }

  private func mark(_ path: IndexPath, animated: Bool) {
    selection.insert(path)
    if let view = tiler.views[.cell(path)] { host.show(view, isSelected: true, animated: animated) }
  }
}
