/// A closure that is called at the first disposal and then dropped.
final class AnonymousDisposable: Node, @unchecked Sendable {
  // Only whoever closes the node touches it, and only one does.
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  override func dispose() {
    if close() { action.take()?() }
  }
}
