/// Where and when work is done.
public protocol ImmediateSchedulerType: Sendable {
  /// Does `action` with `state` as soon as its turn comes.
  ///
  /// Returns what calls it off if it has not begun, or disposes of what it returned.
  func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable
}
