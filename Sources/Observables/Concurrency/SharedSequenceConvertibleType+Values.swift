extension SharedSequenceConvertibleType where Element: Sendable {
  /// The elements as an asynchronous sequence, with everything kept that nobody has asked for yet.
  ///
  /// It is subscribed to now, on the main queue. The loop ends with the stream and when its task is
  /// cancelled; the subscription is disposed of when the loop has ended, or when the sequence has gone.
  public var values: AsyncStream<Element> { values(buffering: .unbounded) }

  /// The same, with a bound on what is kept while nobody asks: `.bufferingNewest(1)` keeps the latest
  /// element alone.
  public func values(
    buffering: AsyncStream<Element>.Continuation.BufferingPolicy
  ) -> AsyncStream<Element> {
    asObservable().infallibleValues(buffering)
  }
}
