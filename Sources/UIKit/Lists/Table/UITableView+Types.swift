public import Foundation

extension UITableView {
  /// How a table looks.
  nonisolated public enum Style: Int, Sendable {
    /// One list; headers stay at the edge while their section is seen.
    case plain = 0
    /// Sections apart from each other, over the whole width.
    case grouped = 1
    /// Sections apart from each other, with round corners.
    case insetGrouped = 2
  }

  /// Where a row comes to lie when it is scrolled to.
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// Wherever; it is moved no further than needed.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows come and go.
  nonisolated public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// From the right and to it.
    case right = 1
    /// From the left and to it.
    case left = 2
    /// From above and up.
    case top = 3
    /// From below and down.
    case bottom = 4
    /// At once.
    case none = 5
    /// They open and close about their middle.
    case middle = 6
    /// As suits the table: they fade.
    case automatic = 100
  }

  /// A height that the table works out itself.
  nonisolated public static let automaticDimension: CGFloat = -1
}
