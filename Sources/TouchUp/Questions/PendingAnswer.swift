/// Waits for an answer, for the faces that are `async`.
@MainActor final class PendingAnswer<Choice> {
  private var continuation: CheckedContinuation<Void, Never>?
  private var isGiven = false
  private var choice: Choice?

  func receive(_ choice: Choice?) {
    self.choice = choice
    isGiven = true
    continuation?.resume()
    continuation = nil
  }

  /// The answer. When the task is cancelled, the question is taken back, and the answer is nil.
  func value(of question: some Withdrawable) async -> Choice? {
    await withTaskCancellationHandler {
      guard !isGiven else { return }
      await withCheckedContinuation { continuation = $0 }
    } onCancel: {
      Task { @MainActor in question.withdraw() }
    }
    return choice
  }
}
