import Foundation

/// Scrolling to rows whose heights are learned on the way.
extension UITableView {
  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    let end = offset(showing: path, position)
    landing = nil
    setContentOffset(end, animated: animated)
    if engine.isTravelling {
      landing = TableLanding(path: path, position: position, end: end)
    } else {
      settle(at: path, position)
    }
  }

  /// Keeps an animation on its way to its row, as rows turn out to be higher or lower.
  func followLanding() {
    guard let landing else { return }
    guard geometry.holds(landing.path), !isTracking, !isDecelerating else {
      return self.landing = nil
    }
    guard engine.isTravelling else {
      self.landing = nil
      if isNear(contentOffset, landing.end) { settle(at: landing.path, landing.position) }
      return
    }
    guard case .travelling(let travel, _) = engine.machine.phase, isNear(travel.end, landing.end)
    else { return self.landing = nil }
    let end = offset(showing: landing.path, landing.position)
    guard end != travel.end else { return }
    self.landing?.end = end
    engine.machine.redirect(to: end, at: engine.time)
  }

  /// Puts the row in its place, measuring what comes to be seen.
  private func settle(at path: IndexPath, _ position: ScrollPosition) {
    // What is measured may move the row again; each time less is left to measure.
    for _ in 0..<8 {
      core.layOut { resolvePlaces() }
      guard core.arePlacesKnown, geometry.holds(path) else { return }
      let end = offset(showing: path, position)
      if abs(end.y - contentOffset.y) < 0.5 { return }
      contentOffset = end
    }
  }

  private func offset(showing path: IndexPath, _ position: ScrollPosition) -> CGPoint {
    let down: ScrollTarget.Place =
      switch position {
      case .none: .nearest
      case .top: .start
      case .middle: .middle
      case .bottom: .end
      }
    let row = rectForRow(at: path)
    var insets = adjustedContentInset
    // A header that stays at the edge does not cover the row.
    if style == .plain { insets.top += geometry.header(path.section).height }
    let target = ScrollTarget(across: .unchanged, down: down).offset(
      showing: row, from: contentOffset, bounds: bounds.size, insets: insets, content: contentSize)
    return CGPoint(x: target.x, y: max(target.y, -adjustedContentInset.top))
  }

  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool { abs(one.y - other.y) < 2 }
}
