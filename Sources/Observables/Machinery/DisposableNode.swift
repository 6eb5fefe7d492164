/// A disposable of the user's as the upper end of a subscription.
final class DisposableNode: Node, @unchecked Sendable {
  private let disposable: any Disposable

  init(_ disposable: any Disposable) {
    self.disposable = disposable
  }

  override func dispose() {
    if close() { disposable.dispose() }
  }
}

extension Node {
  /// Puts `disposable` above: it is disposed of with this node.
  final func attach(_ disposable: any Disposable) {
    if let node = disposable as? Node {
      attach(node)
    } else if !(disposable is NopDisposable) {
      attach(DisposableNode(disposable))
    }
  }
}
