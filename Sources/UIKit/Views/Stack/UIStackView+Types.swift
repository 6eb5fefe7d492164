extension UIStackView {
  /// How the arranged views share the length of the stack.
  nonisolated public enum Distribution: Int, Sendable {
    /// They fill it: where there is too much or too little room, views grow or shrink by their priorities.
    case fill = 0
    /// They fill it, all at the same length.
    case fillEqually = 1
    /// They fill it, in proportion to their own lengths.
    case fillProportionally = 2
    /// They keep their own lengths; what is left goes into the gaps in equal parts.
    case equalSpacing = 3
    /// They keep their own lengths; their middles lie at equal distances as far as the spacing allows.
    case equalCentering = 4
  }

  /// Where the arranged views lie across the stack.
  nonisolated public enum Alignment: Int, Sendable {
    /// Over its whole breadth.
    case fill = 0
    /// In a column: where lines begin.
    case leading = 1
    /// In a row: the baselines of the first lines on one height.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// In a column: where lines end.
    case trailing = 4
    /// In a row: the baselines of the last lines on one height.
    case lastBaseline = 5

    /// In a row: at the top.
    public static var top: Alignment { .leading }
    /// In a row: at the bottom.
    public static var bottom: Alignment { .trailing }
  }
}
