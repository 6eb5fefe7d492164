/// Which look each part of a text has, by numbers that the view knows the attributes of. 0 is the view's own look.
nonisolated struct EditStyles: Sendable, Equatable {
  /// A stretch of one look.
  struct Run: Sendable, Equatable {
    /// In units of UTF-16.
    var length: Int
    var look: Int
  }

  private(set) var runs: [Run] = []

  init(_ runs: [Run] = []) {
    for run in runs { append(run) }
  }

  /// The looks of a part, from its beginning.
  func runs(in range: Range<Int>) -> [Run] {
    var result: [Run] = []
    var start = 0
    for run in runs {
      let part = range.clamped(to: start..<start + run.length)
      if !part.isEmpty { result.append(Run(length: part.count, look: run.look)) }
      start += run.length
      if start >= range.upperBound { break }
    }
    return result
  }

  /// The look of what an offset stands behind; at the beginning that of what follows; nil without text.
  func look(before offset: Int) -> Int? {
    var start = 0
    for run in runs {
      start += run.length
      if start >= offset { return run.look }
    }
    return runs.last?.look
  }

  mutating func replace(_ range: Range<Int>, with new: [Run]) {
    // A key in the midst of a look changes a number.
    if let run = runs.first, runs.count == 1, new.allSatisfy({ $0.look == run.look }) {
      runs[0].length += new.reduce(0) { $0 + $1.length } - range.count
      if runs[0].length <= 0 { runs = [] }
      return
    }
    var (first, start) = (0, 0)
    while first < runs.count, start + runs[first].length < range.lowerBound {
      start += runs[first].length
      first += 1
    }
    var (last, end) = (first, start)
    while last < runs.count, end < range.upperBound || end == start {
      end += runs[last].length
      last += 1
    }
    var middle = EditStyles(runs(from: first, start, in: start..<range.lowerBound))
    for run in new { middle.append(run) }
    for run in runs(from: first, start, in: range.upperBound..<max(end, range.upperBound)) {
      middle.append(run)
    }
    // What is the same beside it joins.
    if first > 0, runs[first - 1].look == middle.runs.first?.look {
      first -= 1
      middle.runs[0].length += runs[first].length
    }
    if last < runs.count, let look = middle.runs.last?.look, runs[last].look == look {
      middle.runs[middle.runs.count - 1].length += runs[last].length
      last += 1
    }
    runs.replaceSubrange(first..<last, with: middle.runs)
  }

  /// Every look by what `change` makes of it.
  mutating func map(_ change: (Int) -> Int) {
    self = EditStyles(runs.map { Run(length: $0.length, look: change($0.look)) })
  }

  mutating func append(_ run: Run) {
    guard run.length > 0 else { return }
    if runs.last?.look == run.look {
      runs[runs.count - 1].length += run.length
    } else {
      runs.append(run)
    }
  }

  private func runs(from first: Int, _ start: Int, in range: Range<Int>) -> [Run] {
    var result: [Run] = []
    var start = start
    for run in runs[first...] {
      guard start < range.upperBound else { break }
      let part = range.clamped(to: start..<start + run.length)
      if !part.isEmpty { result.append(Run(length: part.count, look: run.look)) }
      start += run.length
    }
    return result
  }
}
