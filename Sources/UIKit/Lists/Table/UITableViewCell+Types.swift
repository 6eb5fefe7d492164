extension UITableViewCell {
  /// Which labels a cell has, and where.
  nonisolated public enum CellStyle: Int, Sendable {
    /// A title, and an image before it.
    case `default` = 0
    /// A title, and a detail at the far side in a lighter colour.
    case value1 = 1
    /// A small title in the tint colour, and a detail right after it.
    case value2 = 2
    /// A title with a smaller detail below it, and an image before them.
    case subtitle = 3
  }

  /// What is at the end of a cell.
  nonisolated public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrowhead: a tap leads to another screen.
    case disclosureIndicator = 1
    /// An information button and an arrowhead.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// An information button.
    case detailButton = 4
  }

  /// How a chosen cell shows it.
  nonisolated public enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// As the default, since iOS 7.
    case blue = 1
    /// As the default, since iOS 13.
    case gray = 2
    /// By a gray background.
    case `default` = 3
  }

  /// Whether there are lines between cells.
  nonisolated public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// Lines one pixel thin.
    case singleLine = 1
  }
}
