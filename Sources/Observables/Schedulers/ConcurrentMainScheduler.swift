internal import Dispatch
public import Foundation

/// Does work on the main queue: at once if the caller is on it, even within other such work, and
/// otherwise as soon as that queue comes to it.
///
/// Made for subscribing, where the order does not matter. `MainScheduler` keeps the order of what it is
/// given, and is what events are observed on.
public final class ConcurrentMainScheduler: SchedulerType {
  /// The one there is.
  public static let instance = ConcurrentMainScheduler()

  private let scheduling = DispatchScheduling(queue: .main, leeway: .nanoseconds(0))

  private init() {}

  /// The system's time.
  public var now: RxTime { Date() }

  /// Does `action` with `state`: at once on the main queue, and otherwise when that comes to it.
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    MainQueue.isCurrent ? action(state) : scheduling.schedule(state, action)
  }

  public func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduling.schedule(state, after: dueTime, action)
  }

  public func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    scheduling.schedulePeriodic(state, startAfter: startAfter, period: period, action)
  }
}
