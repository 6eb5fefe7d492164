/// Lets something be animated along with a context menu that goes because its preview was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview goes. ``UIContextMenuInteractionCommitStyle/dismiss`` unless set.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
