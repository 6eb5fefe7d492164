/// How two texts differ, line by line, as tools for patches print it.
nonisolated enum TextDifference {
  /// What has to go with `-`, what has to come with `+`, two lines around them as they are.
  static func describe(actual: String, expected: String) -> String {
    let old = lines(expected)
    let new = lines(actual)
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var marked: [(sign: Character, line: Substring)] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        marked.append(("-", old[oldIndex]))
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        marked.append(("+", new[newIndex]))
        newIndex += 1
      } else {
        marked.append((" ", new[newIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    return excerpt(marked).joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func excerpt(_ lines: [(sign: Character, line: Substring)]) -> [String] {
    let changed = lines.indices.filter { lines[$0].sign != " " }
    var result: [String] = []
    var last = -1
    for index in lines.indices where changed.contains(where: { abs($0 - index) <= 2 }) {
      if index > last + 1 { result.append("  …") }
      result.append("\(lines[index].sign) \(lines[index].line)")
      last = index
    }
    if last < lines.count - 1 { result.append("  …") }
    return result
  }
}
