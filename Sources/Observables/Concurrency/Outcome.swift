/// What a task waits for: the first of several results, whoever brings it.
final class Outcome<Value: Sendable>: @unchecked Sendable {
  // Both are read and written under `lock`.
  private var continuation: CheckedContinuation<Value, any Error>?
  private var result: Result<Value, any Error>?
  private let lock = Lock()

  /// Lets `continuation` go on as soon as there is a result. Returns whether there is none yet.
  func wait(_ continuation: CheckedContinuation<Value, any Error>) -> Bool {
    let result = lock.holding {
      if self.result == nil { self.continuation = continuation }
      return self.result
    }
    if let result { continuation.resume(with: result) }
    return result == nil
  }

  /// The first result counts, all others are dropped.
  func tell(_ result: Result<Value, any Error>) {
    let waiting = lock.holding {
      if self.result == nil { self.result = result }
      return continuation.take()
    }
    waiting?.resume(with: result)
  }
}

extension Observable where Element: Sendable {
  /// Waits for the end: the last element or nil. Throws the stream's error, and `CancellationError`
  /// when the task is cancelled, which disposes of the subscription.
  nonisolated(nonsending) func outcome() async throws -> Element? {
    let outcome = Outcome<Element?>()
    let subscription = SingleAssignmentDisposable()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard outcome.wait(continuation) else { return }
        var last: Element?
        subscription.setDisposable(
          subscribe(
            onNext: { last = $0 }, onError: { outcome.tell(.failure($0)) },
            onCompleted: { outcome.tell(.success(last)) }))
      }
    } onCancel: {
      subscription.dispose()
      outcome.tell(.failure(CancellationError()))
    }
  }
}
