extension ObservableConvertibleType where Element: Sendable {
  /// The elements as an asynchronous sequence, with everything kept that nobody has asked for yet.
  ///
  /// ```swift
  /// for try await name in names.values { print(name) }
  /// ```
  ///
  /// It is subscribed to now, and not when the loop begins: nothing that comes between is missed. The
  /// loop ends with the stream, throws the stream's error, and ends when its task is cancelled. The
  /// subscription is disposed of when the loop has ended in any way, or when the sequence has gone.
  ///
  /// As with any `AsyncThrowingStream`, one loop gets an element, not each.
  public var values: AsyncThrowingStream<Element, any Error> { values(buffering: .unbounded) }

  /// The same, with a bound on what is kept while nobody asks.
  ///
  /// - Parameter buffering: `.bufferingNewest(1)` keeps the latest element alone,
  ///   `.bufferingNewest(n)` the last n, `.bufferingOldest(n)` the first n: what comes then is dropped.
  public func values(
    buffering: AsyncThrowingStream<Element, any Error>.Continuation.BufferingPolicy
  ) -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(bufferingPolicy: buffering) { continuation in
      let subscription = asObservable().subscribe(
        onNext: { continuation.yield($0) }, onError: { continuation.finish(throwing: $0) },
        onCompleted: { continuation.finish() })
      continuation.onTermination = { _ in subscription.dispose() }
    }
  }
}
