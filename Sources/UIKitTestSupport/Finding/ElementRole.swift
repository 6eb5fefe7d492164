import UIKit

/// What kind of thing an element is, in a word.
nonisolated enum ElementRole {
  /// The word for the first trait that has one.
  static func name(of traits: UIAccessibilityTraits) -> String? {
    names.first { traits.contains($0.trait) }?.name
  }

  private static let names: [(trait: UIAccessibilityTraits, name: String)] = [
    (.header, "header"), (.toggleButton, "switch"), (.button, "button"), (.link, "link"),
    (.searchField, "search field"), (.textEntry, "text field"),
    (.adjustable, "adjustable"), (.tabBar, "tab bar"), (.keyboardKey, "key"), (.image, "image"),
    (.staticText, "text"),
  ]
}
