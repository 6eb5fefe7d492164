import Foundation

/// What a collection's delegate says of menus.
struct CollectionMenus: ListMenuDelegate {
  let collection: UICollectionView
  let delegate: any UICollectionViewDelegate

  func configuration(for paths: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration? {
    delegate.collectionView(
      collection, contextMenuConfigurationForItemsAt: paths, point: point)
  }
  func highlight(_ configuration: UIContextMenuConfiguration, _ path: IndexPath)
    -> UITargetedPreview?
  {
    delegate.collectionView(
      collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
  }
  func dismissal(_ configuration: UIContextMenuConfiguration, _ path: IndexPath)
    -> UITargetedPreview?
  {
    delegate.collectionView(
      collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
  }
  func willCommit(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate.collectionView(
      collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
  func willDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.collectionView(collection, willDisplayContextMenu: configuration, animator: animator)
  }
  func willEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.collectionView(
      collection, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
