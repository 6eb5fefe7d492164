#if os(iOS)
  import UIKit

  /// The wire from a field or a text view that asks before its text is changed. UIKit asks the delegate alone, so a relay
  /// takes its place as long as somebody waits: it hands every call on to the app's own, also to one set later.
  @MainActor final class ChangeConnection {
    private weak var view: UIView?
    private var relay: ChangeRelay?
    private var observation: NSKeyValueObservation?

    init(_ view: UIView) {
      self.view = view
    }

    func open(_ body: @escaping @MainActor (UIView, NSRange, String) -> Bool) {
      relay = ChangeRelay(body)
      stepIn()
      if let field = view as? UITextField {
        observation = field.observe(\.delegate) { [weak self] _, _ in
          // UIKit's views are used on the main thread alone.
          MainActor.assumeIsolated { self?.stepIn() }
        }
      } else if let text = view as? UITextView {
        observation = text.observe(\.delegate) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.stepIn() }
        }
      }
    }

    func close() {
      observation = nil
      guard let relay else { return }
      self.relay = nil
      if delegate === relay { delegate = relay.original }
    }

    /// NB: views ask a delegate what it responds to when it is set, so it is set anew for each original.
    private func stepIn() {
      guard let relay, delegate !== relay else { return }
      relay.original = delegate
      delegate = relay
    }

    private var delegate: (any NSObjectProtocol)? {
      get { (view as? UITextField)?.delegate ?? (view as? UITextView)?.delegate }
      set {
        (view as? UITextField)?.delegate = newValue as? any UITextFieldDelegate
        (view as? UITextView)?.delegate = newValue as? any UITextViewDelegate
      }
    }
  }
#endif
