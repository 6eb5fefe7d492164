import Foundation

/// What a cell has to know of the table around it.
struct TableCellSetting {
  var style = UITableView.Style.plain
  var isFirst = false
  var isLast = false
  var hasSeparators = false
  var separatorColor = UIColor.separator
  var separatorInset = UIEdgeInsets.zero

  func isSame(as other: TableCellSetting) -> Bool {
    style == other.style && isFirst == other.isFirst && isLast == other.isLast
      && hasSeparators == other.hasSeparators && separatorColor === other.separatorColor
      && separatorInset == other.separatorInset
  }
}
