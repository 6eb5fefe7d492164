public import Observables
public import UIKit

extension Reactive where Base: UITextField {
  /// The text. What is there already is not set again: the text of an input method that is still open stays so.
  public var text: ControlProperty<String?> { value }

  /// The text.
  public var value: ControlProperty<String?> {
    controlProperty(
      editingEvents: [.allEditingEvents, .valueChanged], getter: { $0.text },
      setter: { if $0.text != $1 { $0.text = $1 } })
  }

  /// Sets what stands there while there is no text.
  public var placeholder: Binder<String?> { Binder(base) { $0.placeholder = $1 } }

  /// Sets whether the text is a secret.
  public var isSecureTextEntry: Binder<Bool> { Binder(base) { $0.isSecureTextEntry = $1 } }
}
