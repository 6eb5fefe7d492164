#if os(iOS)
  import UIKit

  /// Calls `body` when `controller`, which is about to be presented, was dismissed, whatever ended it.
  func whenLeft(_ controller: UIViewController, _ body: @escaping @MainActor () -> Void) {
    DepartureWatcher.watch(controller, departed: body)
  }
#endif
