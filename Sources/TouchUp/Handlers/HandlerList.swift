/// The handlers of one event, in the order added: the primitive under every face of the kit.
///
/// One removed or disabled while they run does not run any more; one added while they run runs from
/// the next event on.
@MainActor final class HandlerList<Value> {
  private var handlers: [Handler<Value>] = []
  private let onEmpty: @MainActor () -> Void

  /// - Parameter onEmpty: called when the last handler was removed.
  init(onEmpty: @escaping @MainActor () -> Void) {
    self.onEmpty = onEmpty
  }

  func add(_ handler: Handler<Value>) {
    guard !handlers.contains(where: { $0 === handler }) else { return }
    handlers.append(handler)
    handler.joined(self)
  }

  func send(_ value: Value) {
    for handler in handlers { handler.run(value) }
  }

  func removeAll() {
    for handler in handlers { handler.remove() }
  }

  func drop(_ handler: Handler<Value>) {
    handlers.removeAll { $0 === handler }
    if handlers.isEmpty { onEmpty() }
  }
}
