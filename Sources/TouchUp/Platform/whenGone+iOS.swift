#if os(iOS)
  import UIKit

  /// Nothing to do: UIKit tells nobody of a dismissal by code, but frees the alert after it, and with it the
  /// answer, which is given in its deinitialiser.
  func whenGone(_ alert: UIAlertController, _ body: @escaping @MainActor () -> Void) {}
#endif
