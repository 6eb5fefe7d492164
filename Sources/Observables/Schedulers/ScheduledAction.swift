internal import CObservables

/// Work that was scheduled: done once, unless it was called off before.
final class ScheduledAction: Node, @unchecked Sendable {
  // Only whoever claims it touches it: the scheduler's one call of `resume`, or a disposal before that.
  // The closure runs where the scheduler runs it, as whoever scheduled it asked.
  private var action: (() -> any Disposable)?
  // NB: reached through `claims` alone, see `Node`. Not zero: claimed.
  private var word: UInt = 0
  @exclusivity(unchecked) private var claims: UnsafeMutablePointer<UInt>

  init<State>(_ state: State, _ action: @escaping (State) -> any Disposable) {
    self.action = { action(state) }
    claims = UnsafeMutablePointer(bitPattern: MemoryLayout<UInt>.alignment)!
    super.init()
    claims = withUnsafeMutablePointer(to: &word) { $0 }
  }

  override func resume() {
    if !isDisposed, let action = claim() { attach(action()) }
  }

  // NB: the closure goes at once, and not when its time comes, which it may never do. It holds what is to
  // be told, and with that often the scheduler that holds this.
  override func dispose() {
    if close() { _ = claim() }
  }

  private func claim() -> (() -> any Disposable)? {
    observables_exchange(claims, 1) == 0 ? action.take() : nil
  }
}
