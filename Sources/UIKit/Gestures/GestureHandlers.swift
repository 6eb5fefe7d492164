/// The closures that a recogniser calls, in the order added.
///
/// One removed while they run is not called any more; one added while they run is called from the
/// next change on.
@MainActor package struct GestureHandlers {
  package typealias Handler = @MainActor (UIGestureRecognizer) -> Void

  /// Stands for one handler, to remove it by.
  package final class Token {
    fileprivate var handler: Handler?

    fileprivate init(_ handler: @escaping Handler) {
      self.handler = handler
    }
  }

  private var tokens: [Token] = []

  package var isEmpty: Bool { tokens.isEmpty }

  package mutating func add(_ handler: @escaping Handler) -> Token {
    let token = Token(handler)
    tokens.append(token)
    return token
  }

  package mutating func remove(_ token: Token) {
    token.handler = nil
    tokens.removeAll { $0 === token }
  }

  package mutating func removeAll() {
    for token in tokens { token.handler = nil }
    tokens.removeAll()
  }

  func send(_ recognizer: UIGestureRecognizer) {
    for token in tokens { token.handler?(recognizer) }
  }
}
