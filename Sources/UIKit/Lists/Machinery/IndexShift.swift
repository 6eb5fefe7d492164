import Foundation

/// How indexes change when some things are taken out of a row and others put in: those taken out are named by
/// their old indexes, those put in by their new ones. Costs nothing for what stays.
nonisolated struct IndexShift {
  private let removed: [Int]
  private let added: [Int]
  private let moves: [Int: Int]
  private let origins: [Int: Int]

  init(removed: Set<Int>, added: Set<Int>, moves: [(from: Int, to: Int)] = []) {
    self.removed = removed.union(moves.map(\.from)).sorted()
    self.added = added.union(moves.map(\.to)).sorted()
    self.moves = Dictionary(moves.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    origins = Dictionary(moves.map { ($0.to, $0.from) }, uniquingKeysWith: { $1 })
  }

  /// How many there are afterwards of `count` before.
  func count(after count: Int) -> Int { count - removed.count + added.count }

  /// Where `old` is afterwards; nil when it was taken out.
  func new(of old: Int) -> Int? { moves[old] ?? Self.shift(old, out: removed, in: added) }

  /// Where `new` was before; nil when it was put in.
  func old(of new: Int) -> Int? { origins[new] ?? Self.shift(new, out: added, in: removed) }

  private static func shift(_ index: Int, out: [Int], in others: [Int]) -> Int? {
    let gone = out.firstPlace { $0 >= index }
    if gone < out.count, out[gone] == index { return nil }
    let rank = index - gone
    // Each that comes in at or before the place of the ones that stay moves them on by one.
    return rank + others.firstPlace { other, place in other - place > rank }
  }
}

extension [Int] {
  /// The first place of a sorted array that a condition holds from on.
  nonisolated fileprivate func firstPlace(
    _ condition: (_ value: Int, _ place: Int) -> Bool
  ) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle], middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  nonisolated fileprivate func firstPlace(_ condition: (Int) -> Bool) -> Int {
    firstPlace { value, _ in condition(value) }
  }
}
