/// Lets photos be decoded one at a time: each has many times the bytes of its file, and fifty at once would not fit.
@MainActor final class PhotoTurns {
  /// The one of the app.
  static let shared = PhotoTurns()

  private struct Waiting {
    let number: Int
    let goOn: CheckedContinuation<Bool, Never>
  }

  private var isTaken = false
  private var waiting: [Waiting] = []
  private var lastNumber = 0

  /// Waits for a turn, in the order of asking; false when the task was cancelled before it came. After true,
  /// ``leave()`` has to follow.
  func take() async -> Bool {
    guard !Task.isCancelled else { return false }
    guard isTaken else {
      isTaken = true
      return true
    }
    lastNumber += 1
    let number = lastNumber
    return await withTaskCancellationHandler {
      await withCheckedContinuation { goOn in
        if Task.isCancelled {
          goOn.resume(returning: false)
        } else {
          waiting.append(Waiting(number: number, goOn: goOn))
        }
      }
    } onCancel: {
      Task { @MainActor in self.forget(number) }
    }
  }

  /// Hands the turn on.
  func leave() {
    guard !waiting.isEmpty else {
      isTaken = false
      return
    }
    waiting.removeFirst().goOn.resume(returning: true)
  }

  private func forget(_ number: Int) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: index).goOn.resume(returning: false)
  }
}
