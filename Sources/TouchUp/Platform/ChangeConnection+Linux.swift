#if os(Linux)
  import Foundation
  import UIKit

  /// The wire from a field or a text view that asks before its text is changed; it leaves the delegate alone.
  @MainActor final class ChangeConnection {
    private weak var view: UIView?

    init(_ view: UIView) {
      self.view = view
    }

    func open(_ body: @escaping @MainActor (UIView, NSRange, String) -> Bool) {
      set { body($0, $1, $2) }
    }

    func close() {
      set(nil)
    }

    private func set(_ body: (@MainActor (UIView, NSRange, String) -> Bool)?) {
      (view as? UITextField)?.allowsChange = body
      (view as? UITextView)?.allowsChange = body
    }
  }
#endif
