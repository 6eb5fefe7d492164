public import UIKit

extension UIControl {
  /// Runs `runnable` at each of `event`.
  ///
  /// The control keeps it until it is removed.
  /// - Returns: what pauses and removes it; it may be dropped.
  @discardableResult public func addEventHandler(
    event: UIControl.Event, runnable: @escaping @MainActor () -> Void
  ) -> RemovableTarget {
    ControlHandlers.of(self).add(Handler { _, _ in runnable() }, for: event)
  }
}
