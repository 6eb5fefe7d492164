extension String {
  /// Whether two names read the same: to the letter, save that any white space is as good as another. Foundation writes
  /// “8:20 AM” with a narrow space that no keyboard has.
  package func isSameName(as other: String?) -> Bool {
    guard let other else { return false }
    if self == other { return true }
    let spaced = { (letter: Character) in letter.isWhitespace ? " " : letter }
    return lazy.map(spaced).elementsEqual(other.lazy.map(spaced))
  }
}
