import Foundation

/// What a list's delegate says of menus, for tables and collections in the same words.
@MainActor protocol ListMenuDelegate {
  /// What to show for the items that are meant, none beside them; nil for nothing.
  func configuration(for paths: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration?
  /// What is lifted for an item; nil for its cell.
  func highlight(_ configuration: UIContextMenuConfiguration, _ path: IndexPath)
    -> UITargetedPreview?
  /// Where it goes; nil for its cell, if that can be seen.
  func dismissal(_ configuration: UIContextMenuConfiguration, _ path: IndexPath)
    -> UITargetedPreview?
  func willCommit(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)
  func willDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
  func willEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
}
