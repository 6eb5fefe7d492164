/// A question that can be taken back by whoever asked it.
@MainActor package protocol Withdrawable: AnyObject, Sendable {
  /// Takes it from the screen, and nothing else; it is answered with nothing then.
  func withdraw()
}
