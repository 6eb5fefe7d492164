/// What a text view does that can be waited for.
public enum TextMoment: Sendable, CaseIterable {
  /// Editing has begun.
  case beginEditing
  /// A person has changed the text.
  case change
  /// Editing has ended, in whatever way.
  case endEditing
}
