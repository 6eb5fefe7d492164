/// What an input method does to the text that is edited.
nonisolated public struct HostComposition: Equatable, Sendable {
  /// What it puts in the place of what it had before.
  public var text: String
  /// What it has selected in it, in units of UTF-16.
  public var selection: Range<Int>
  /// Whether that is its last word. With an empty text it was called off.
  public var isFinal: Bool

  /// A text of an input method; without a `selection` the caret is at its end.
  public init(_ text: String, selection: Range<Int>? = nil, isFinal: Bool = false) {
    let end = text.utf16.count
    self.text = text
    self.selection = selection ?? end..<end
    self.isFinal = isFinal
  }
}
