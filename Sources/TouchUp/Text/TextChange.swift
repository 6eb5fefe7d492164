import Foundation
import UIKit

/// A change that a person is about to make to a text: who is asked may forbid it.
@MainActor final class TextChange {
  let view: UIView
  /// What goes, in units of UTF-16.
  let range: NSRange
  /// What comes.
  let replacement: String
  private(set) var isAllowed = true

  init(_ view: UIView, _ range: NSRange, _ replacement: String) {
    self.view = view
    self.range = range
    self.replacement = replacement
  }

  func ask(_ allows: @MainActor () -> Bool) {
    // The first no is final, and nobody else is asked.
    if isAllowed { isAllowed = allows() }
  }
}
