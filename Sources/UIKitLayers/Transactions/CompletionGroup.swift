/// Counts the animations of a transaction, to say when the last has ended.
final class CompletionGroup {
  var block: (() -> Void)?

  /// A group that its `parent`, the transaction around it, waits for.
  init(parent: CompletionGroup?) {
    self.parent = parent
    parent?.enter()
  }

  func enter() {
    count += 1
  }

  func leave() {
    count -= 1
    completeIfDone()
  }

  /// No more animations will come.
  func close() {
    isClosed = true
    completeIfDone()
  }

  private let parent: CompletionGroup?
  private var count = 0
  private var isClosed = false
  private var isComplete = false

  private func completeIfDone() {
    guard isClosed, count == 0, !isComplete else { return }
    isComplete = true
    let block = block
    self.block = nil
    block?()
    parent?.leave()
  }
}
