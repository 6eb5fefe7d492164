import Foundation
import UIKitText

/// What a label shows: a string in its own font and colour, or one with attributes.
enum LabelContent: Equatable {
  case plain(String?)
  case attributed(NSAttributedString)

  var string: String? {
    switch self {
    case .plain(let string): string
    case .attributed(let string): string.string
    }
  }

  var isEmpty: Bool { string?.isEmpty ?? true }

  func attributed(font: UIFont, color: UIColor) -> NSAttributedString? {
    switch self {
    case .plain(let string):
      string.map {
        NSAttributedString(string: $0, attributes: [.font: font, .foregroundColor: color])
      }
    case .attributed(let string): string
    }
  }

  func source(font: UIFont) -> TextSource {
    switch self {
    case .plain(let string): TextSource(string ?? "", font: font)
    case .attributed(let string): TextSource(string, font: font)
    }
  }
}
