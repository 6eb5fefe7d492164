import UIKit

/// One closure that waits for something, and whether it may run.
///
/// It is handed what it happened to, and which event it was: none for a recogniser. Handed over is an
/// object and not a value of any type, since such a value would go through memory at each call.
///
/// Nothing refers to a handler weakly: an object with weak references counts slowly, and a handler is
/// counted at each event. Instead its closure is dropped when it is removed, and when the last list
/// that it is in goes away.
@MainActor final class Handler<Sender: AnyObject>: HandlerState {
  typealias Body = @MainActor (Sender, UIControl.Event) -> Void

  // NB: off the actor for the deinitialiser of the list alone, which runs when the control or
  // recogniser is freed: on the main actor, as UIKit frees all its objects there.
  private nonisolated(unsafe) var body: Body?
  private nonisolated(unsafe) var mark: LiveHandlers.Mark?
  private nonisolated(unsafe) var lists: [Unmanaged<HandlerList<Sender>>] = []
  private let onRemove: (@Sendable () -> Void)?
  private let runsOnce: Bool
  var isEnabled = true

  /// - Parameters:
  ///   - once: whether it is removed before its first run.
  ///   - onRemove: called once when it is removed, also by the end of what it waits for.
  init(
    once: Bool = false, onRemove: (@Sendable () -> Void)? = nil,
    _ body: @escaping Body
  ) {
    runsOnce = once
    self.onRemove = onRemove
    self.body = body
    mark = LiveHandlers.Mark()
  }

  /// One that is handed an owner, which it does not keep alive. Once the owner has gone, the handler is
  /// removed the next time.
  static func bound<Owner: AnyObject>(
    to owner: Owner, once: Bool = false,
    _ body: @escaping @MainActor (Owner, Sender, UIControl.Event) -> Void
  ) -> Handler {
    // NB: a circle, which ends with the closure: when the handler is removed or its last list goes.
    var made: Handler?
    let handler = Handler(once: once) { [weak owner] sender, event in
      if let owner { body(owner, sender, event) } else { made?.remove() }
    }
    made = handler
    return handler
  }

  var isRemoved: Bool { body == nil }

  /// What is to be called now; nil when it is paused or was removed.
  ///
  /// Asked for just before the call. Whoever calls it needs to hold nothing but the closure.
  @inline(__always) var due: Body? {
    guard isEnabled, let body else { return nil }
    // Dropped before it is called, so that nothing it does can run it again.
    if runsOnce { remove() }
    return body
  }

  func remove() {
    guard body != nil else { return }
    drop()
    let old = lists
    lists = []
    for list in old { list.takeUnretainedValue().drop(self) }
    onRemove?()
  }

  /// Told by a list that took it in. The list tells as well when it goes.
  func joined(_ list: HandlerList<Sender>) {
    lists.append(.passUnretained(list))
  }

  /// Told by a list that is going away.
  nonisolated func left(_ list: Unmanaged<HandlerList<Sender>>) {
    lists.removeAll { $0.toOpaque() == list.toOpaque() }
    guard lists.isEmpty, body != nil else { return }
    drop()
    onRemove?()
  }

  private nonisolated func drop() {
    body = nil
    mark = nil
  }
}
