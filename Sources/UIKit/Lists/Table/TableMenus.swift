import Foundation

/// What a table's delegate says of menus.
struct TableMenus: ListMenuDelegate {
  let table: UITableView
  let delegate: any UITableViewDelegate

  func configuration(for paths: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration? {
    paths.first.flatMap {
      delegate.tableView(table, contextMenuConfigurationForRowAt: $0, point: point)
    }
  }
  func highlight(_ configuration: UIContextMenuConfiguration, _ path: IndexPath)
    -> UITargetedPreview?
  {
    delegate.tableView(
      table, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  func dismissal(_ configuration: UIContextMenuConfiguration, _ path: IndexPath)
    -> UITargetedPreview?
  {
    delegate.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  func willCommit(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate.tableView(
      table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
  func willDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }
  func willEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
