import UIKit

/// The handlers of one event, in the order added: the primitive under every face of the kit.
///
/// One removed or disabled while they run does not run any more; one added while they run runs from
/// the next event on.
@MainActor final class HandlerList<Sender: AnyObject> {
  // NB: off the actor for the deinitialiser alone, which nobody else can be beside.
  // And no access encloses foreign code that could begin another one: what a handler holds goes before
  // it leaves the list. The check would be a fifth of what an event costs.
  @exclusivity(unchecked) private nonisolated(unsafe) var handlers: [Handler<Sender>] = []
  private let onEmpty: @MainActor () -> Void

  /// - Parameter onEmpty: called when the last handler was removed.
  init(onEmpty: @escaping @MainActor () -> Void) {
    self.onEmpty = onEmpty
  }

  deinit {
    for handler in handlers { handler.left(.passUnretained(self)) }
  }

  func add(_ handler: Handler<Sender>) {
    guard !handlers.contains(where: { $0 === handler }) else { return }
    handlers.append(handler)
    handler.joined(self)
  }

  func send(_ sender: Sender, _ event: UIControl.Event = []) {
    // Nearly all events have one handler: no copy of the list is held for it.
    if handlers.count == 1 {
      if let body = handlers[0].due { body(sender, event) }
    } else {
      for handler in handlers {
        if let body = handler.due { body(sender, event) }
      }
    }
  }

  func removeAll() {
    for handler in handlers { handler.remove() }
  }

  func drop(_ handler: Handler<Sender>) {
    handlers.removeAll { $0 === handler }
    if handlers.isEmpty { onEmpty() }
  }
}
