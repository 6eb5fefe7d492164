import Foundation

/// Keeps a view for each thing of a list that can be seen, and for no other.
@MainActor final class ListTiler {
  private unowned let host: any ListHost
  /// The views that are shown.
  private(set) var views: [ListKey: UIView] = [:]
  /// From back to front, with what they were placed by.
  private var order: [Entry] = []
  /// Things whose view was handed out for another one meanwhile: they are not asked for again while they
  /// are seen, or the two would take it from each other for ever.
  private var robbed: Set<ListKey> = []
  /// Another one whenever keys mean something else than before: what was worked out under the old one is
  /// of no use any longer.
  private(set) var version = 0

  private struct Entry {
    let key: ListKey
    let view: UIView
    var zIndex: Int
  }

  init(host: any ListHost) {
    self.host = host
  }

  /// Shows what is in `placements`, in their places, and puts away what is not.
  func show(_ placements: [UICollectionViewLayoutAttributes]) {
    let wanted = Set(placements.map(\.key))
    robbed.formIntersection(wanted)
    // NB: each call of the app may load everything anew, or change what is there.
    let version = version
    for (key, view) in views where !wanted.contains(key) && views[key] === view {
      hide(key, view)
      if version != self.version { return }
    }
    for placement in placements {
      if let view = views[placement.key] {
        host.place(view, by: placement)
      } else if !robbed.contains(placement.key) {
        add(placement)
        if version != self.version { return }
      }
    }
  }

  /// Puts cells away that are not seen any longer, so that they wait as others are asked for.
  func hideCells(outside rect: CGRect) {
    let version = version
    for (key, view) in views where key.kind == .cell && !view.frame.overlaps(rect) {
      if views[key] === view { hide(key, view) }
      if version != self.version { return }
    }
  }

  /// Puts all away.
  func hideAll() {
    version += 1
    robbed = []
    for (key, view) in views where views[key] === view { hide(key, view) }
  }

  func hide(_ key: ListKey) {
    if let view = views[key] { hide(key, view) }
  }

  /// The key that a view is shown under.
  func key(of view: UIView) -> ListKey? { views.first { $0.value === view }?.key }

  /// Gives the views new keys; those that `change` has no key for are handed back and left where they are.
  func rename(_ change: (ListKey) -> ListKey?) -> [(key: ListKey, view: UIView)] {
    var gone: [(key: ListKey, view: UIView)] = []
    var renamed: [ListKey: UIView] = [:]
    for (key, view) in views {
      if let new = change(key) { renamed[new] = view } else { gone.append((key, view)) }
    }
    version += 1
    robbed = []
    views = renamed
    order = order.compactMap { entry in
      guard let key = change(entry.key) else { return nil }
      return Entry(key: key, view: entry.view, zIndex: entry.zIndex)
    }
    return gone
  }

  /// Makes a view and shows it at once; nil when the host has none.
  @discardableResult func add(_ placement: UICollectionViewLayoutAttributes) -> UIView? {
    let key = placement.key
    let version = version
    // NB: a view that was made for what is something else by now is dropped.
    guard let view = host.makeView(for: placement), version == self.version else { return nil }
    // The data source may hand out a view that is shown elsewhere already.
    if let other = self.key(of: view) {
      forget(other)
      robbed.insert(other)
    }
    if let old = views[key] { hide(key, old) }
    views[key] = view
    insert(Entry(key: key, view: view, zIndex: placement.zIndex))
    UIView.performWithoutAnimation { host.place(view, by: placement) }
    host.willShow(view, key)
    return view
  }

  private func insert(_ entry: Entry) {
    let place = order.firstIndex { $0.zIndex > entry.zIndex } ?? order.count
    if place < order.count {
      host.insertSubview(entry.view, belowSubview: order[place].view)
    } else if let last = order.last {
      host.insertSubview(entry.view, aboveSubview: last.view)
    } else {
      host.insertSubview(entry.view, at: host.rearCount)
    }
    order.insert(entry, at: place)
  }

  private func hide(_ key: ListKey, _ view: UIView) {
    forget(key)
    view.removeFromSuperview()
    host.didHide(view, key)
  }

  /// Leaves a view where it is: the list knows it no longer.
  func forget(_ key: ListKey) {
    views[key] = nil
    order.removeAll { $0.key == key }
  }
}
