extension ImmediateSchedulerType {
  /// Does `action` with `state`, and again each time it calls `recurse` with the next state: not within
  /// the call, but as soon as its turn comes.
  public func scheduleRecursive<State: Sendable>(
    _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
  ) -> any Disposable {
    let loop = RecursiveLoop(self, action)
    loop.schedule(state)
    return loop
  }
}

private final class RecursiveLoop<State: Sendable>: Node, @unchecked Sendable {
  private let scheduler: any ImmediateSchedulerType
  private let action: (State, (State) -> Void) -> Void

  init(
    _ scheduler: any ImmediateSchedulerType, _ action: @escaping (State, (State) -> Void) -> Void
  ) {
    self.scheduler = scheduler
    self.action = action
  }

  func schedule(_ state: State) {
    let step = SingleAssignmentDisposable()
    // NB: attached before it is scheduled: it may have run, and scheduled the next, when `schedule`
    // returns, and that one must not be replaced.
    attach(step)
    step.setDisposable(
      scheduler.schedule(state) { state in
        if !self.isDisposed { self.action(state, self.schedule) }
        return Disposables.create()
      })
  }
}
