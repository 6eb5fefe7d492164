import Foundation

/// What is told of the focus where it goes or goes through: views and view controllers.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Whether the focus may move so. Both ends and all that they lie in are asked; one that says no keeps the
  /// focus where it is.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

  /// The focus moved. Both ends and all that they lie in are told, each once.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}
