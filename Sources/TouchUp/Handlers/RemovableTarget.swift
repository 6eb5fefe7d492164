/// Stands for one handler: pauses it, resumes it, removes it.
///
/// Dropping it changes nothing: the handler stays until it is removed or what it waits for goes away.
/// It keeps neither of them alive, and all its methods work after they have gone.
@MainActor public final class RemovableTarget {
  private let setEnabled: (Bool) -> Void
  private let removeHandler: () -> Void
  private let isAlive: () -> Bool
  private var wantsEnabled = true

  init<Sender>(_ handler: Handler<Sender>) {
    // The handler keeps nothing alive: its closure goes when it is removed or what it waits for goes.
    setEnabled = { handler.isEnabled = $0 }
    removeHandler = { handler.remove() }
    isAlive = { !handler.isRemoved }
  }

  /// Whether the handler runs when something happens; false once it was removed or has gone.
  public var isEnabled: Bool { wantsEnabled && isAlive() }

  /// Lets the handler run again. It does not run for what happened meanwhile.
  public func enable() {
    wantsEnabled = true
    setEnabled(true)
  }

  /// Keeps the handler from running until ``enable()``.
  public func disable() {
    wantsEnabled = false
    setEnabled(false)
  }

  /// Removes the handler and frees its closure. There is no way back.
  public func remove() {
    removeHandler()
  }

  /// Lets `bag` remove the handler together with its others.
  public func store(in bag: HandlerBag) {
    bag.insert(self)
  }
}
