import UIKit

/// The questions that wait until their presenter presents nothing any more. The presenter keeps it.
@MainActor final class QuestionQueue {
  private struct Waiting {
    let question: any Withdrawable
    let ask: @MainActor () -> Void
  }

  private unowned let presenter: UIViewController
  private var waiting: [Waiting] = []
  /// Whether the end of what is presented is told already.
  private var isWatching = false

  private init(_ presenter: UIViewController) {
    self.presenter = presenter
  }

  /// The queue of whoever presents for `controller`.
  static func of(_ controller: UIViewController) -> QuestionQueue {
    var presenter = controller
    while let parent = presenter.parent { presenter = parent }
    return attachment(of: presenter) { QuestionQueue(presenter) }
  }

  /// Asks at once when nothing is presented and nobody waits.
  func add(_ question: any Withdrawable, ask: @escaping @MainActor () -> Void) {
    waiting.append(Waiting(question: question, ask: ask))
    if waiting.count == 1 { advance() }
  }

  func remove(_ question: any Withdrawable) {
    waiting.removeAll { $0.question === question }
  }

  /// Asks the first one, or waits for the end of what is presented.
  private func advance() {
    while !waiting.isEmpty {
      if let presented = presenter.presentedViewController {
        guard !isWatching else { return }
        isWatching = true
        return whenDeparted(presented) { [weak self] in
          self?.isWatching = false
          self?.advance()
        }
      }
      waiting.removeFirst().ask()
    }
  }
}
