import Foundation

/// The text of a field with attributes of its own, which may be a secret.
struct FieldStyledText: Unspoken {
  var text: NSMutableAttributedString?
}
