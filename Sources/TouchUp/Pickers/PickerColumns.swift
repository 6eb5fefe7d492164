import UIKit

/// What the columns of a picker have, and which rows are chosen: a value without views.
///
/// A column may depend on what is chosen in those before it. When that changes, it keeps its row if there is one that
/// says the same, and goes to its first one otherwise.
@MainActor struct PickerColumns {
  typealias Values = [any CustomStringConvertible]

  private(set) var values: [Values] = []
  /// The chosen row of each column; -1 where there is none.
  private(set) var chosen: [Int] = []
  private let count: Int
  private let source: @MainActor (_ column: Int, _ chosen: [Int]) -> Values

  init(_ columns: [Values]) {
    self.init(count: columns.count) { column, _ in columns[column] }
  }

  init(count: Int, source: @escaping @MainActor (_ column: Int, _ chosen: [Int]) -> Values) {
    self.count = max(0, count)
    self.source = source
    fill(from: 0)
  }

  func text(_ column: Int, _ row: Int) -> String {
    values[column].indices.contains(row) ? "\(values[column][row])" : ""
  }

  /// What is chosen; a column without rows has no part in it.
  var chosenValues: Values {
    zip(values, chosen).compactMap { values, row in
      values.indices.contains(row) ? values[row] : nil
    }
  }

  /// Chooses rows, from the first column on. Rows that are not there become the nearest that is.
  mutating func choose(_ rows: [Int]) {
    for (column, row) in rows.enumerated() where column < count { choose(row, in: column) }
  }

  /// Chooses a row; columns after it follow.
  mutating func choose(_ row: Int, in column: Int) {
    guard values.indices.contains(column), !values[column].isEmpty else { return }
    chosen[column] = min(max(row, 0), values[column].count - 1)
    fill(from: column + 1)
  }

  private mutating func fill(from first: Int) {
    guard first < count else { return }
    for column in first..<count {
      let isNew = column >= values.count
      let old = isNew ? "" : text(column, chosen[column])
      let new = source(column, Array(chosen.prefix(column)))
      let row = isNew ? nil : new.firstIndex { "\($0)" == old }
      if isNew {
        values.append(new)
        chosen.append(-1)
      }
      values[column] = new
      chosen[column] = new.isEmpty ? -1 : row ?? 0
    }
  }
}
