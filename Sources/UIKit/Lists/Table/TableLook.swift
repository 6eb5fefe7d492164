import Foundation

/// Distances of a table in each style, in points.
nonisolated struct TableLook {
  let style: UITableView.Style

  /// The room above a section without a header.
  func emptyHeader(isFirst: Bool) -> CGFloat {
    switch style {
    case .plain: 0
    case .grouped, .insetGrouped: isFirst ? 35 : 17.5
    }
  }

  /// The room below a section without a footer.
  var emptyFooter: CGFloat { style == .plain ? 0 : 17.5 }
}
