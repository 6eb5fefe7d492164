/// One closure that waits for something, and whether it may run.
///
/// Nothing refers to a handler weakly: an object with weak references counts slowly, and a handler is
/// counted at each event. Instead its closure is dropped when it is removed, and when the last list
/// that it is in goes away.
@MainActor final class Handler<Value> {
  // NB: off the actor for the deinitialiser of the list alone, which runs when the control or
  // recogniser is freed: on the main actor, as UIKit frees all its objects there.
  private nonisolated(unsafe) var body: HandlerBody<Value>?
  private nonisolated(unsafe) var lists: [Unmanaged<HandlerList<Value>>] = []
  private let onRemove: (@Sendable () -> Void)?
  private let runsOnce: Bool
  var isEnabled = true

  /// - Parameters:
  ///   - once: whether it is removed before its first run.
  ///   - onRemove: called once when it is removed, also by the end of what it waits for.
  init(
    once: Bool = false, onRemove: (@Sendable () -> Void)? = nil,
    _ body: @escaping @MainActor (Value) -> Void
  ) {
    runsOnce = once
    self.onRemove = onRemove
    self.body = HandlerBody(body)
  }

  var isRemoved: Bool { body == nil }

  func run(_ value: Value) {
    guard isEnabled, let body else { return }
    // The closure is dropped before it is called, so that nothing it does can run it again.
    if runsOnce { remove() }
    body.call(value)
  }

  func remove() {
    guard body != nil else { return }
    body = nil
    let old = lists
    lists = []
    for list in old { list.takeUnretainedValue().drop(self) }
    onRemove?()
  }

  /// Told by a list that took it in. The list tells as well when it goes.
  func joined(_ list: HandlerList<Value>) {
    lists.append(.passUnretained(list))
  }

  /// Told by a list that is going away.
  nonisolated func left(_ list: Unmanaged<HandlerList<Value>>) {
    lists.removeAll { $0.toOpaque() == list.toOpaque() }
    guard lists.isEmpty, body != nil else { return }
    body = nil
    onRemove?()
  }
}

/// The closure of a handler, counted while it lives.
private nonisolated final class HandlerBody<Value> {
  let call: @MainActor (Value) -> Void
  private let mark = LiveHandlers.Mark()

  init(_ call: @escaping @MainActor (Value) -> Void) {
    self.call = call
  }
}
