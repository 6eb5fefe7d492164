import Foundation

/// Shows a batch of updates: what stays moves to its new place, what is gone leaves, what is new comes in.
@MainActor final class ListAnimator {
  private static let duration: TimeInterval = 0.3

  private unowned let host: any ListHost
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
    for (key, view) in tiler.views {
      if let new = newKey(of: key) {
        origins[new] = view.center
      } else if key.kind == .cell {
        exits[key] = host.exit(of: key.path)
      }
    }
  }

  /// Shows the new state. `completion` gets whether the animation ran to its end.
  func run(completion: @escaping (Bool) -> Void) {
    for (key, view) in tiler.rename(newKey) { leaving.append((key, view, exits[key])) }
    let wanted = host.placements(in: host.bounds)
    let wantedKeys = Set(wanted.map(\.key))
    for (key, view) in tiler.views where !wantedKeys.contains(key) {
      leaving.append((key, view, host.placement(of: key)))
      tiler.forget(key)
    }
    let coming = wanted.filter { tiler.views[$0.key] == nil }
    for placement in coming { tiler.add(entrance(of: placement, among: wanted)) }
    guard host.window != nil, UIView.areAnimationsEnabled else {
      for placement in wanted { put(placement) }
      finish()
      return completion(true)
    }
    UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction]) {
      for placement in wanted { self.put(placement) }
      for (_, view, exit) in self.leaving {
        if let exit { self.host.place(view, by: exit) } else { view.alpha = 0 }
      }
    } completion: { finished in
      self.finish()
      completion(finished)
    }
  }

  private func put(_ placement: UICollectionViewLayoutAttributes) {
    if let view = tiler.views[placement.key] { host.place(view, by: placement) }
  }

  private func finish() {
    for (key, view, _) in leaving {
      view.removeFromSuperview()
      host.didHide(view, key)
    }
    leaving = []
    host.setNeedsLayout()
  }

  private func newKey(of key: ListKey) -> ListKey? {
    if key.kind == .cell { return changes.new(of: key.path).map { .cell($0) } }
    guard let section = changes.newSection(of: key.path.section) else { return nil }
    return ListKey(kind: key.kind, path: IndexPath(item: key.path.item, section: section))
  }

  /// What was there but not seen comes in from where it was, beside those that are seen; what was not there,
  /// as the host says.
  private func entrance(
    of placement: UICollectionViewLayoutAttributes, among wanted: [UICollectionViewLayoutAttributes]
  ) -> UICollectionViewLayoutAttributes {
    let key = placement.key
    if key.kind == .cell, changes.old(of: key.path) == nil {
      return host.entrance(of: key.path) ?? placement
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
