import Foundation

/// One move of the focus.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// What had the focus before; nil for nothing.
  open var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
  /// What has it after; nil for nothing.
  open var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }
  /// The view that had the focus before.
  public let previouslyFocusedView: UIView?
  /// The view that has it after.
  public let nextFocusedView: UIView?
  /// Which way it goes; empty when it was not a key that moved it.
  public let focusHeading: UIFocusHeading

  init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
    previouslyFocusedView = previous
    nextFocusedView = next
    focusHeading = heading
    super.init()
  }
}
