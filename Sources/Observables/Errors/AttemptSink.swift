/// One stream after the other, until one ends well: catch of a sequence, retry.
final class AttemptSink<Element>: SequelSink<Element>, @unchecked Sendable {
  private let next: () -> (stream: Observable<Element>, isLast: Bool)?
  private var lastError: (any Error)?

  /// Feeds `downstream` with what `next` returns, until that is nil.
  init(
    to downstream: Sink<Element>,
    _ next: @escaping () -> (stream: Observable<Element>, isLast: Bool)?
  ) {
    self.next = next
    super.init(to: downstream)
  }

  override func nextStream() -> (stream: Observable<Element>, isLast: Bool)? {
    if let next = next() { return next }
    if let lastError { fail(lastError) } else { finish() }
    return nil
  }

  override func streamFailed(_ error: any Error) {
    lastError = error
    advance()
  }
}
