import Foundation

/// What a collection view and a table view have in common: how much there is, the views that are seen, what is
/// chosen, and updates.
@MainActor final class ListCore {
  let tiler: ListTiler
  let chooser: ListChooser
  let menus: ListMenus
  private var menuInteraction: UIContextMenuInteraction?
  private unowned let host: any ListHost

  private var knownCounts: ListCounts?
  private var needsPlaces = true
  private var isLayingOut = false
  /// Collected while a batch of updates runs; nil outside of one.
  private var batch: ListChanges?
  private var batchDepth = 0
  /// What was there when the batch began; nil when everything is to be loaded anyway.
  private var batchCounts: ListCounts?
  private var completions: [(Bool) -> Void] = []
  /// Of batches that came while views were placed.
  private var lateCompletions: [(Bool) -> Void] = []

  init(host: any ListHost) {
    self.host = host
    tiler = ListTiler(host: host)
    chooser = ListChooser(host: host, tiler: tiler)
    menus = ListMenus(host: host, tiler: tiler)
  }

  /// How much there is, as the data source said when it was asked last.
  var counts: ListCounts {
    if let knownCounts { return knownCounts }
    let counts = host.askCounts()
    knownCounts = counts
    return counts
  }

  /// A delegate may have menus: only it knows, when it is asked.
  func delegateDidChange() {
    guard menuInteraction == nil, host.menuDelegate != nil else { return }
    let interaction = UIContextMenuInteraction(delegate: menus)
    menuInteraction = interaction
    host.addInteraction(interaction)
  }

  /// Forgets all that is known; asks anew at the next layout.
  func reload() {
    knownCounts = nil
    needsPlaces = true
    chooser.forgetPress()
    chooser.selection.removeAll()
    menus.forget()
    tiler.hideAll()
    host.setNeedsLayout()
  }

  /// Everything may lie elsewhere now: within a layout, which goes on with that.
  func forgetPlaces() { needsPlaces = true }

  /// Everything may lie elsewhere now.
  func invalidatePlaces() {
    needsPlaces = true
    host.setNeedsLayout()
  }

  /// Shows what is to be seen now. `prepare` runs when places are known, before views are made.
  func layOut(_ prepare: () -> Void = {}) {
    // Within a batch the data source is another one already than what is known of it.
    guard batchDepth == 0 else { return }
    alone {
      preparePlaces()
      tiler.hideCells(outside: host.bounds)
      prepare()
      // NB: the app may have changed something while it was asked; then there is another layout.
      if !needsPlaces { tiler.show(host.placements(in: host.bounds)) }
    }
  }

  /// NB: making the contents another size may scroll, scrolling asks for a layout, and so does each view that
  /// comes in: none of these lays out within another.
  private func alone(_ body: () -> Void) {
    guard !isLayingOut else { return }
    isLayingOut = true
    body()
    isLayingOut = false
    let done = lateCompletions
    lateCompletions = []
    for completion in done { completion(true) }
  }

  /// Whether places are those of what the data source said last.
  var arePlacesKnown: Bool { !needsPlaces }

  /// Makes sure that places are known.
  func preparePlaces() {
    guard needsPlaces else { return }
    _ = counts
    needsPlaces = false
    host.preparePlaces()
  }

  /// Lets go of all choices when only one is allowed from now on.
  func changeSeveral(_ allowsSeveral: Bool) {
    if !allowsSeveral { chooser.deselectAll(animated: false) }
    chooser.selection.allowsSeveral = allowsSeveral
  }

  // MARK: Updates

  /// Runs `updates`, which change the data source and say how, and shows it.
  func update(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    begin()
    batchDepth += 1
    updates?()
    if let completion { completions.append(completion) }
    end()
  }

  /// Notes a change; outside of a batch it is one by itself.
  func note(_ change: (inout ListChanges) -> Void) {
    begin()
    batchDepth += 1
    if var changes = batch {
      change(&changes)
      batch = changes
    }
    end()
  }

  /// Begins a batch that ``endUpdates()`` shows.
  func beginUpdates() {
    begin()
    batchDepth += 1
  }

  func endUpdates() {
    guard batchDepth > 0 else {
      return Diagnostics.report(
        "endUpdates: there was no beginUpdates before it in \(Diagnostics.name(host)). Nothing was changed."
      )
    }
    end()
  }

  private func begin() {
    guard batchDepth == 0 else { return }
    // NB: not asked now: the data source may have changed already. What was shown last is what changes.
    batchCounts = knownCounts
    batch = ListChanges()
  }

  private func end() {
    batchDepth -= 1
    guard batchDepth == 0, let changes = batch else { return }
    batch = nil
    host.setNeedsLayout()
    commit(changes)
  }

  private func commit(_ changes: ListChanges) {
    let done = completions
    completions = []
    guard let old = batchCounts, knownCounts != nil else {
      if !changes.isEmpty { reload() }
      for completion in done { completion(true) }
      return
    }
    let counts = host.askCounts()
    do {
      let applied = try changes.applied(from: old, to: counts)
      knownCounts = counts
      guard !isLayingOut else {
        lateCompletions += done
        return take(applied)
      }
      show(applied) { for completion in done { completion($0) } }
    } catch {
      Diagnostics.report(
        "\(Diagnostics.name(host)): the updates do not fit: \(error). Everything was loaded anew.")
      reload()
      for completion in done { completion(false) }
    }
  }

  private func show(_ changes: ListChanges.Applied, completion: @escaping (Bool) -> Void) {
    let animator = ListAnimator(host: host, tiler: tiler, changes: changes)
    animator.capture()
    chooser.rename(changes)
    menus.rename { changes.place(of: $0) }
    host.rename(changes)
    needsPlaces = true
    animator.rename()
    alone {
      preparePlaces()
      host.resolvePlaces()
      animator.run(completion: completion)
    }
  }

  /// Takes changes over that came within a layout, which goes on with them: nothing is animated.
  private func take(_ changes: ListChanges.Applied) {
    chooser.rename(changes)
    menus.rename { changes.place(of: $0) }
    host.rename(changes)
    for (key, view) in tiler.rename({ changes.newKey(of: $0) }) {
      view.removeFromSuperview()
      host.didHide(view, key)
    }
    invalidatePlaces()
  }
}
