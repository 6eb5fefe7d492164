extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
  /// Subscribes and waits for the element. Throws the single's error; when the task is cancelled, the
  /// subscription is disposed of and `CancellationError` thrown.
  ///
  /// ```swift
  /// let name = try await loadName().value
  /// ```
  nonisolated(nonsending) public var value: Element {
    get async throws {
      guard let element = try await source.outcome() else { throw RxError.noElements }
      return element
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element: Sendable {
  /// Subscribes and waits for the element, nil if there is none. Throws the maybe's error; when the
  /// task is cancelled, the subscription is disposed of and `CancellationError` thrown.
  nonisolated(nonsending) public var value: Element? {
    get async throws { try await source.outcome() }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes and waits for the end. Throws the completable's error; when the task is cancelled, the
  /// subscription is disposed of and `CancellationError` thrown.
  nonisolated(nonsending) public var value: Void {
    get async throws { _ = try await source.outcome() }
  }
}
