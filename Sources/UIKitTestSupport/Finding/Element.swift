import UIKit

/// A view as a person knows it: what it is, what it is called, how it stands.
struct Element {
  let view: UIView

  /// What assistive technology calls it; nil when it has no name.
  var label: String? { view.accessibilityLabel.flatMap { $0.isEmpty ? nil : $0 } }

  /// The text it shows; nil when it shows none.
  var text: String? { Self.shownText(of: view) }

  /// What it is set to.
  var value: String? { view.accessibilityValue }

  /// Its name for tests.
  var identifier: String? { view.accessibilityIdentifier }

  /// The kind of thing, or the class where there is no word for it.
  var role: String {
    ElementRole.name(of: view.accessibilityTraits) ?? String(describing: type(of: view))
  }

  /// Whether a person would call the view one thing, rather than a place where things lie.
  var isOneThing: Bool { view.isAccessibilityElement || text != nil }

  /// How it stands, where that is out of the ordinary.
  var states: [String] {
    var states: [String] = []
    let traits = view.accessibilityTraits
    let control = view as? UIControl
    if control?.isEnabled == false || traits.contains(.notEnabled) { states.append("disabled") }
    if control?.isSelected == true || traits.contains(.selected) { states.append("selected") }
    if control?.isHighlighted == true { states.append("highlighted") }
    if view.isFirstResponder { states.append("focused") }
    return states
  }

  /// One line: `button "Buy", id "buy", disabled`.
  var summary: String { parts.joined(separator: ", ") }

  /// What `summary` is made of: the role with the name first.
  var parts: [String] {
    let name = label ?? text
    var parts = [name.map { "\(role) \(Self.quote($0))" } ?? role]
    if let text, text != name { parts.append("text \(Self.quote(text))") }
    if let value { parts.append("value \(Self.quote(value))") }
    if let identifier { parts.append("id \(Self.quote(identifier))") }
    return parts + states
  }

  /// Quotes a text on one line and shortens a long one.
  static func quote(_ text: String) -> String {
    let line = text.replacingOccurrences(of: "\n", with: "\\n")
    return line.count > 80 ? "\"\(line.prefix(77))…\"" : "\"\(line)\""
  }

  private static func shownText(of view: UIView) -> String? {
    let text: String? =
      switch view {
      case let label as UILabel: label.text
      case let field as UITextField: field.hasText ? field.shownText : field.placeholder
      case let view as UITextView: view.text
      case let button as UIButton: button.currentAttributedTitle?.string ?? button.currentTitle
      default: nil
      }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }
}
