public import UIKit

extension UITextField: ValueControl {
  /// The text; empty without any.
  public var controlValue: String { text ?? "" }

  /// Sets the text, and sends nothing. What is there already is left alone, so that an input method can go on.
  public func show(_ value: String, animated: Bool) {
    if text != value { text = value }
  }

  /// `editingChanged`.
  public static var valueEvent: UIControl.Event { .editingChanged }

  /// The texts that a person types from now on, for `for await`: see ``ViewHandling/values(bufferingPolicy:)``.
  public func texts(
    bufferingPolicy: AsyncStream<String>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<String> {
    values(bufferingPolicy: bufferingPolicy)
  }
}
