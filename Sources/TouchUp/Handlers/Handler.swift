/// One closure that waits for something, and whether it may run.
@MainActor final class Handler<Value> {
  private var body: (@MainActor (Value) -> Void)?
  private let onRemove: (@Sendable () -> Void)?
  private var lists: [WeakList] = []
  var isEnabled = true
  private let runsOnce: Bool
  private let count = LiveHandlers.Mark()

  /// - Parameters:
  ///   - once: whether it is removed before its first run.
  ///   - onRemove: called once when it is removed, also by the end of what it waits for.
  init(
    once: Bool = false, onRemove: (@Sendable () -> Void)? = nil,
    _ body: @escaping @MainActor (Value) -> Void
  ) {
    runsOnce = once
    self.onRemove = onRemove
    self.body = body
  }

  deinit { onRemove?() }

  var isRemoved: Bool { body == nil }

  func joined(_ list: HandlerList<Value>) {
    lists.append(WeakList(list: list))
  }

  func run(_ value: Value) {
    guard isEnabled, let body else { return }
    // The closure is dropped before it is called, so that nothing it does can run it again.
    if runsOnce { remove() }
    body(value)
  }

  func remove() {
    guard body != nil else { return }
    body = nil
    for entry in lists { entry.list?.drop(self) }
    lists = []
  }

  private struct WeakList {
    weak var list: HandlerList<Value>?
  }
}
