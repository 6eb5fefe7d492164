/// One of several photos that a person picked.
package struct PickedItem {
  /// Hands it over; empty for one that was chosen from the start, whose app has it already.
  package let provider: NSItemProvider
  /// What the library knows it by.
  package let identifier: String
}
