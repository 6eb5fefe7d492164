/// What Return means. Raw values are UIKit's.
nonisolated public enum UIReturnKeyType: Int, Sendable {
  /// Just Return.
  case `default` = 0
  /// Go there.
  case go = 1
  /// Search with Google.
  case google = 2
  /// Join.
  case join = 3
  /// On to the next field.
  case next = 4
  /// Find the way.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Search with Yahoo.
  case yahoo = 8
  /// Ready.
  case done = 9
  /// Call for help.
  case emergencyCall = 10
  /// Go on.
  case `continue` = 11
}
