import Foundation

/// How close two names are.
nonisolated enum Similarity {
  /// 0 for the same, greater for less alike; nil when nobody would take one for the other.
  static func rank(_ wanted: String, _ other: String) -> Int? {
    if wanted == other { return 0 }
    let first = fold(wanted)
    let second = fold(other)
    if first == second { return 1 }
    if !first.isEmpty, !second.isEmpty, second.contains(first) || first.contains(second) {
      return 2 + abs(first.count - second.count) / 8
    }
    let distance = distance(first, second)
    return distance <= max(1, min(first.count, second.count) / 3) ? 2 + distance : nil
  }

  /// What to say of the difference, beginning with a comma or a space; nothing where it is plain.
  static func remark(_ wanted: String, _ other: String, isIdentifier: Bool) -> String {
    if wanted == other { return isIdentifier ? ": find it by .id(\"\(other)\")" : "" }
    if wanted.lowercased() == other.lowercased() { return " differs in capital letters" }
    let trimmed = (
      wanted.trimmingCharacters(in: .whitespacesAndNewlines),
      other.trimmingCharacters(in: .whitespacesAndNewlines)
    )
    if trimmed.0 == trimmed.1 { return " differs in spaces" }
    if fold(wanted) == fold(other) { return " differs in accents or capital letters" }
    return ""
  }

  /// How many letters have to be added, taken away, exchanged or swapped with their neighbour to get
  /// from one to the other. Only the first 60 letters count.
  static func distance(_ first: String, _ second: String) -> Int {
    let rows = Array(first.prefix(60))
    let columns = Array(second.prefix(60))
    guard !rows.isEmpty, !columns.isEmpty else { return max(rows.count, columns.count) }
    var before: [Int] = []
    var above = Array(0...columns.count)
    for row in 1...rows.count {
      var line = [row]
      for column in 1...columns.count {
        let isSame = rows[row - 1] == columns[column - 1]
        var best = min(
          above[column] + 1, line[column - 1] + 1, above[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, rows[row - 1] == columns[column - 2],
          rows[row - 2] == columns[column - 1]
        {
          best = min(best, before[column - 2] + 1)
        }
        line.append(best)
      }
      before = above
      above = line
    }
    return above[columns.count]
  }

  private static func fold(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
