package import UIKit

/// The field of a question that is answered by typing, and what was typed.
@MainActor package final class Prompt {
  package private(set) var text: String
  private let placeholder: String?
  private let validate: (@MainActor (String) -> Bool)?
  private let configure: (@MainActor (UITextField) -> Void)?

  package init(
    text: String, placeholder: String?, validate: (@MainActor (String) -> Bool)?,
    configure: (@MainActor (UITextField) -> Void)?
  ) {
    self.text = text
    self.placeholder = placeholder
    self.validate = validate
    self.configure = configure
  }

  /// Adds the field to an alert whose first action says yes: it can be chosen while what is typed is valid.
  func prepare(_ alert: UIAlertController) {
    let action = alert.actions.first
    alert.addTextField { [self] field in
      field.text = text
      field.placeholder = placeholder
      configure?(field)
      change(field, action)
      field.on(.editingChanged) { [weak action] (field: UITextField) in
        self.change(field, action)
      }
    }
  }

  private func change(_ field: UITextField, _ action: UIAlertAction?) {
    text = field.text ?? ""
    if let validate { action?.isEnabled = validate(text) }
  }
}
