extension SerialDisposable {
  /// Does `action` on `scheduler` when `dueTime` has passed, in the place of what was to be done before.
  func schedule(
    on scheduler: any SchedulerType, after dueTime: RxTimeInterval,
    _ action: @escaping () -> Void
  ) {
    let work = SingleAssignmentDisposable()
    // NB: put there before it is scheduled: it may be done, and something else scheduled, before that
    // returns.
    disposable = work
    work.setDisposable(
      scheduler.scheduleRelative((), dueTime: dueTime) {
        action()
        return Disposables.create()
      })
  }
}
