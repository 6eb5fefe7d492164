/// What a completable tells, once.
@frozen public enum CompletableEvent: Sendable {
  /// The stream ended with an error.
  case error(any Error)
  /// The stream ended well.
  case completed
}
