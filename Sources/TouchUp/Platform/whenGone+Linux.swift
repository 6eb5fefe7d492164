#if os(Linux)
  import UIKit

  /// Calls `body` when `alert` was dismissed, whatever ended it: after its action's handler, if there was one.
  func whenGone(_ alert: UIAlertController, _ body: @escaping @MainActor () -> Void) {
    alert.presentationDidEnd = body
  }
#endif
