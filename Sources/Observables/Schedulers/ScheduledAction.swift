/// Work that was scheduled: done once, unless it was called off before.
final class ScheduledAction: Node, @unchecked Sendable {
  // Only the scheduler's one call of `resume` touches it. The closure runs where the scheduler runs
  // it, as whoever scheduled it asked.
  private var action: (() -> any Disposable)?

  init<State>(_ state: State, _ action: @escaping (State) -> any Disposable) {
    self.action = { action(state) }
  }

  override func resume() {
    let action = action.take()
    if let action, !isDisposed { attach(action()) }
  }
}
