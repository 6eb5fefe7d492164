#if os(iOS)
  import UIKit

  /// Stands in for the delegate of a field or a text view: asks one more before a change, and hands all on.
  final class ChangeRelay: NSObject, UITextFieldDelegate, UITextViewDelegate {
    /// The app's own delegate.
    weak var original: (any NSObjectProtocol)?
    private let body: @MainActor (UIView, NSRange, String) -> Bool

    init(_ body: @escaping @MainActor (UIView, NSRange, String) -> Bool) {
      self.body = body
      super.init()
    }

    override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || original?.responds(to: selector) == true
    }

    override func forwardingTarget(for selector: Selector!) -> Any? {
      original?.responds(to: selector) == true ? original : super.forwardingTarget(for: selector)
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      let own = (original as? any UITextFieldDelegate)?.textField?(
        textField, shouldChangeCharactersIn: range, replacementString: string)
      return own ?? true && body(textField, range, string)
    }

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      let own = (original as? any UITextViewDelegate)?.textView?(
        textView, shouldChangeTextIn: range, replacementText: text)
      return own ?? true && body(textView, range, text)
    }
  }
#endif
