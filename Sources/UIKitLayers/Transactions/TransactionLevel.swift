import Foundation

/// The settings of one transaction, taken over from the one around it.
struct TransactionLevel {
  var duration: TimeInterval = 0.25
  var timingFunction: CAMediaTimingFunction?
  var disablesActions = false
  var group: CompletionGroup?

  /// The settings of a transaction within this one.
  func nested() -> TransactionLevel {
    var level = self
    level.group = CompletionGroup(parent: group)
    return level
  }
}
