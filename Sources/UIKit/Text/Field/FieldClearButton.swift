/// Clears a field. Tab passes it over: keys that delete are at hand.
final class FieldClearButton: UIButton {
  override var canBecomeFocused: Bool { false }
}
