/// What only the layout of a text knows: where its lines end, and what is beside and above what.
nonisolated protocol EditGeometry {
  /// The line that a caret is in, without what separates it from the next.
  func line(around caret: EditCaret) -> Range<Int>
  /// Whether the text around an offset is read from right to left.
  func isRightToLeft(at offset: Int) -> Bool
  /// The next place for a caret to the right, or to the left; nil where there is none.
  func neighbor(of offset: Int, toRight: Bool) -> Int?
  /// The place for a caret in the line below, or above, or a page further, that is nearest to a column: without one to
  /// where it is now. Nil where there is none.
  func step(from caret: EditCaret, below: Bool, byPage: Bool, column: Double?) -> EditStep?
}
