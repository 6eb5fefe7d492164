import Foundation

/// What autoresizing does in one direction.
nonisolated enum Autoresizing {
  /// The change is shared by the flexible parts in proportion to their sizes, equally when these
  /// are all zero; a part never becomes negative by itself.
  static func resized(
    start: CGFloat, length: CGFloat, from oldTotal: CGFloat, to newTotal: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let after = oldTotal - start - length
    let parts = [
      flexible.before ? start : 0, flexible.length ? length : 0, flexible.after ? after : 0,
    ]
    let count = [flexible.before, flexible.length, flexible.after].count { $0 }
    guard count > 0 else { return (start, length) }
    let change = newTotal - oldTotal
    let total = parts.reduce(0, +)
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return total > 0 ? change * part / total : change / CGFloat(count)
    }
    return (
      start + share(flexible.before, parts[0]),
      max(0, length + share(flexible.length, parts[1]))
    )
  }
}
