/// A change that is to be made to a text: what takes the place of what. It is made in two steps, so that a delegate can
/// be asked in between, and look at the text as it is.
nonisolated struct EditChange: Equatable, Sendable {
  /// What brings the change about: changes of a kind that follow each other are undone together.
  enum Kind: Equatable, Sendable {
    case typing, deleting, other
    case undoing, redoing
    /// Text of an input method that is not final yet, and what it has selected in it.
    case marking(selected: Range<Int>)
  }

  /// What goes, in units of UTF-16.
  var range: Range<Int>
  /// What comes.
  var text: String
  var kind: Kind
  /// The looks of what comes; nil for that of what is typed.
  var looks: [EditStyles.Run]?
}
