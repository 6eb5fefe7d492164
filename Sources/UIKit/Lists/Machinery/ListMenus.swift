import Foundation

/// The context menus of a list's items.
final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let host: any ListHost
  private unowned let tiler: ListTiler
  /// The item whose menu is open; nil when there is none, or the item has gone.
  private var path: IndexPath?

  init(host: any ListHost, tiler: ListTiler) {
    self.host = host
    self.tiler = tiler
    super.init()
  }

  /// The items have other paths now; nil for those that are gone.
  func rename(_ change: (IndexPath) -> IndexPath?) {
    path = path.flatMap(change)
  }

  /// Nothing is known of what was there.
  func forget() { path = nil }

  // MARK: The interaction

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let found = path(at: location)
    let configuration = host.menuDelegate?.configuration(
      for: found.map { [$0] } ?? [], at: location)
    path = configuration == nil ? nil : found
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    preview { host.menuDelegate?.highlight(configuration, $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    preview { host.menuDelegate?.dismissal(configuration, $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    host.menuDelegate?.willCommit(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    host.menuDelegate?.willDisplay(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    path = nil
    host.menuDelegate?.willEnd(configuration, animator)
  }

  // MARK: Items

  private func preview(_ own: (IndexPath) -> UITargetedPreview?) -> UITargetedPreview? {
    guard let path else { return nil }
    if let preview = own(path) { return preview }
    return tiler.views[.cell(path)].map { UITargetedPreview(view: $0) }
  }

  private func path(at point: CGPoint) -> IndexPath? {
    for (key, view) in tiler.views where key.kind == .cell && !view.isHidden {
      if view.point(inside: view.convert(point, from: host), with: nil) { return key.path }
    }
    return nil
  }
}
