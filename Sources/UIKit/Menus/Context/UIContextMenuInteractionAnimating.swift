public import Foundation

/// Lets something be animated along with a context menu that comes or goes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that the configuration's provider gave for the preview; nil when the view itself is it.
  var previewViewController: UIViewController? { get }

  /// Changes views along with the menu. Called back once, as the menu begins to move.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Called back once, when the menu has come or gone.
  func addCompletion(_ completion: @escaping () -> Void)
}
