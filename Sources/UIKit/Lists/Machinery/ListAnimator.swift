import Foundation

/// Shows a batch of updates: what stays moves to its new place, what is gone leaves, what is new comes in.
@MainActor final class ListAnimator {
  private static let duration: TimeInterval = 0.3

  /// NB: the list may go while the animation runs.
  private weak var host: (any ListHost)?
  private let tiler: ListTiler
  private let changes: ListChanges.Applied
  /// How those that are gone leave.
  private var exits: [ListKey: UICollectionViewLayoutAttributes] = [:]
  /// Where views were, by the keys they have now.
  private var origins: [ListKey: CGPoint] = [:]
  private var leaving: [(key: ListKey, view: UIView, exit: UICollectionViewLayoutAttributes?)] = []

  init(host: any ListHost, tiler: ListTiler, changes: ListChanges.Applied) {
    self.host = host
    self.tiler = tiler
    self.changes = changes
  }

  /// Takes down what only the old state knows. Called before places are reckoned anew.
  func capture() {
    guard let host else { return }
    for (key, view) in tiler.views {
      if let new = changes.newKey(of: key) {
        origins[new] = view.center
      } else if key.kind == .cell {
        exits[key] = host.exit(of: key.path)
      }
    }
  }

  /// Gives the views that stay their new keys.
  func rename() {
    for (key, view) in tiler.rename({ changes.newKey(of: $0) }) {
      leaving.append((key, view, exits[key]))
    }
  }

  /// Shows the new state. `completion` gets whether the animation ran to its end.
  func run(completion: @escaping (Bool) -> Void) {
    guard let host else { return completion(false) }
    let wanted = host.placements(in: host.bounds)
    let wantedKeys = Set(wanted.map(\.key))
    for (key, view) in tiler.views where !wantedKeys.contains(key) {
      leaving.append((key, view, host.placement(of: key)))
      tiler.forget(key)
    }
    let coming = wanted.filter { tiler.views[$0.key] == nil }
    let version = tiler.version
    for placement in coming {
      tiler.add(entrance(of: placement, among: wanted))
      // The app has loaded everything anew meanwhile: there is nothing left to animate.
      guard version == tiler.version else {
        finish()
        return completion(false)
      }
    }
    // A view that leaves may have come back for something else.
    leaving.removeAll { tiler.key(of: $0.view) != nil }
    guard host.window != nil, UIView.areAnimationsEnabled else {
      for placement in wanted { put(placement) }
      finish()
      return completion(true)
    }
    UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction]) {
      for placement in wanted { self.put(placement) }
      for (_, view, exit) in self.leaving {
        if let exit { host.place(view, by: exit) } else { view.alpha = 0 }
      }
    } completion: { finished in
      self.finish()
      completion(finished)
    }
  }

  private func put(_ placement: UICollectionViewLayoutAttributes) {
    if let view = tiler.views[placement.key] { host?.place(view, by: placement) }
  }

  private func finish() {
    let gone = leaving
    leaving = []
    for (key, view, _) in gone where tiler.key(of: view) == nil {
      view.removeFromSuperview()
      host?.didHide(view, key)
    }
    host?.setNeedsLayout()
  }

  /// What was there but not seen comes in from where it was, beside those that are seen; what was not there,
  /// as the host says.
  private func entrance(
    of placement: UICollectionViewLayoutAttributes, among wanted: [UICollectionViewLayoutAttributes]
  ) -> UICollectionViewLayoutAttributes {
    let key = placement.key
    if key.kind == .cell, changes.old(of: key.path) == nil {
      return host?.entrance(of: key.path) ?? placement
    }
    let neighbours = wanted.filter { origins[$0.key] != nil }
    func distance(_ other: UICollectionViewLayoutAttributes) -> CGFloat {
      abs(other.center.y - placement.center.y) + abs(other.center.x - placement.center.x)
    }
    guard let nearest = neighbours.min(by: { distance($0) < distance($1) }),
      let origin = origins[nearest.key],
      let entrance = placement.copy() as? UICollectionViewLayoutAttributes
    else { return placement }
    entrance.center.x += origin.x - nearest.center.x
    entrance.center.y += origin.y - nearest.center.y
    return entrance
  }
}
