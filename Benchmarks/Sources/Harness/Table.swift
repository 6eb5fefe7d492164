/// Measures rows one after the other and prints them as they come.
public struct Table {
  private let rows: [Row]

  /// A table of those of `rows` whose title has `filter` in it; all, if it is empty.
  public init(_ rows: [Row], filter: String = "") {
    self.rows = rows.filter { filter.isEmpty || $0.title.contains(filter) }
  }

  /// Measures and prints. Returns whether every row kept its budget.
  public func run() throws -> Bool {
    var lines = [["what", "subject", "yardstick", "ratio", "budget", ""]]
    for row in rows {
      lines.append([row.title] + (try row.result().cells))
    }
    print(Self.aligned(lines).joined(separator: "\n"))
    return lines.dropFirst().allSatisfy { $0.last == "ok" }
  }

  /// The lines with their columns below each other, two spaces apart.
  static func aligned(_ lines: [[String]]) -> [String] {
    let columns = lines.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      lines.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return lines.map { cells in
      let padded = zip(cells, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      let line = padded.joined(separator: "  ")
      return String(
        line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
    }
  }
}
