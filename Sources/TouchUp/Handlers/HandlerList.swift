/// The handlers of one event, in the order added: the primitive under every face of the kit.
///
/// One removed or disabled while they run does not run any more; one added while they run runs from
/// the next event on.
@MainActor final class HandlerList<Value> {
  // NB: off the actor for the deinitialiser alone, which nobody else can be beside.
  private nonisolated(unsafe) var handlers: [Handler<Value>] = []
  private let onEmpty: @MainActor () -> Void

  /// - Parameter onEmpty: called when the last handler was removed.
  init(onEmpty: @escaping @MainActor () -> Void) {
    self.onEmpty = onEmpty
  }

  deinit {
    for handler in handlers { handler.left(.passUnretained(self)) }
  }

  func add(_ handler: Handler<Value>) {
    guard !handlers.contains(where: { $0 === handler }) else { return }
    handlers.append(handler)
    handler.joined(self)
  }

  func send(_ value: Value) {
    // Nearly all events have one handler: no copy of the list is held for it.
    if handlers.count == 1 {
      let handler = handlers[0]
      handler.run(value)
    } else {
      for handler in handlers { handler.run(value) }
    }
  }

  func removeAll() {
    for handler in handlers { handler.remove() }
  }

  func drop(_ handler: Handler<Value>) {
    handlers.removeAll { $0 === handler }
    if handlers.isEmpty { onEmpty() }
  }
}
