public import Foundation
public import Observables

/// The main queue with the app's clock: for `debounce` and all else that waits on a screen.
///
/// In an app it is what `MainScheduler` is. In a test, where a robot moves the app's clock, streams wait by that clock too,
/// and nothing has to sleep.
public nonisolated final class AppScheduler: SchedulerType {
  private let clock: AppClock

  /// A scheduler of the app that runs now.
  @MainActor public init() {
    clock = AppClock()
  }

  /// The time of the app's clock. On Linux its zero is arbitrary: only differences mean anything.
  public var now: RxTime { clock.now }

  /// Does work on the main queue, soon and never at once.
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    clock.schedule(after: .nanoseconds(0), state, action)
  }

  /// Does work on the main queue when `dueTime` has passed.
  public func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    clock.schedule(after: dueTime, state, action)
  }
}
