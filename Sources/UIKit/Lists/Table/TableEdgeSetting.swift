import Foundation

/// What a header or a footer has to know of the table around it.
struct TableEdgeSetting: Equatable {
  var style = UITableView.Style.plain
  var isHeader = true
  var isFirst = false
}
