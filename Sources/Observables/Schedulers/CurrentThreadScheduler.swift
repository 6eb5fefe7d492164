/// Does work on the calling thread: at once, or after what that thread is at.
public final class CurrentThreadScheduler: ImmediateSchedulerType {
  /// The one there is.
  public static let instance = CurrentThreadScheduler()

  /// Whether work would be done at once.
  public static var isScheduleRequired: Bool { !Trampoline.isRunning }

  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let work = ScheduledAction(state, action)
    Trampoline.run(work)
    return work
  }
}
