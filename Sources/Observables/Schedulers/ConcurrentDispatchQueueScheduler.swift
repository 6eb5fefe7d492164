public import Dispatch
public import Foundation

/// Does work on a dispatch queue that may do several pieces at once.
public final class ConcurrentDispatchQueueScheduler: SchedulerType {
  private let scheduling: DispatchScheduling

  /// A scheduler that works on `queue`. Timed work may be late by `leeway`.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    scheduling = DispatchScheduling(queue: queue, leeway: leeway)
  }

  /// A scheduler with a concurrent queue of that quality of service.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(
      queue: DispatchQueue(label: "observables.concurrent", qos: qos, attributes: .concurrent),
      leeway: leeway)
  }

  /// The system's time.
  public var now: RxTime { Date() }

  /// Does `action` with `state` as soon as the queue comes to it.
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduling.schedule(state, action)
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
