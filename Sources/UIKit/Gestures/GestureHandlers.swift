/// The closures that a recogniser calls, in the order added.
///
/// One removed while they run is not called any more; one added while they run is called from the
/// next change on. A closure goes last, when nothing is being changed here any more: what it held may
/// change the handlers once more.
@MainActor package final class GestureHandlers {
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

  package func add(_ handler: @escaping Handler) -> Token {
    let token = Token(handler)
    tokens.append(token)
    return token
  }

  package func remove(_ token: Token) {
    tokens.removeAll { $0 === token }
    token.handler = nil
  }

  package func removeAll() {
    let old = tokens
    tokens = []
    for token in old { token.handler = nil }
  }

  func send(_ recognizer: UIGestureRecognizer) {
    for token in tokens { token.handler?(recognizer) }
  }
}
