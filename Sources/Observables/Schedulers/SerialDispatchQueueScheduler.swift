public import Dispatch
public import Foundation

/// Does work on a dispatch queue, one piece after the other.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  // Immutable; what it makes is made for several threads.
  private let scheduling: DispatchScheduling

  init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    scheduling = DispatchScheduling(queue: serialQueue, leeway: leeway)
  }

  /// A scheduler with a queue of its own.
  ///
  /// - Parameters:
  ///   - internalSerialQueueName: the queue's label.
  ///   - serialQueueConfiguration: called with the queue before it is used.
  ///   - leeway: how late timed work may be.
  public convenience init(
    internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let queue = DispatchQueue(label: internalSerialQueueName)
    serialQueueConfiguration?(queue)
    self.init(serialQueue: queue, leeway: leeway)
  }

  /// A scheduler whose work ends up on `queue`, one piece after the other even when that is concurrent.
  public convenience init(
    queue: DispatchQueue, internalSerialQueueName: String,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(
      serialQueue: DispatchQueue(label: internalSerialQueueName, target: queue), leeway: leeway)
  }

  /// A scheduler whose work ends up on the system's queue of that quality of service.
  public convenience init(
    qos: DispatchQoS, internalSerialQueueName: String = "observables.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(
      queue: .global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName,
      leeway: leeway)
  }

  /// The system's time.
  public final var now: RxTime { Date() }

  /// Does `action` with `state` as soon as the queue comes to it.
  public final func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleInternal(state, action)
  }

  func scheduleInternal<State: Sendable>(
    _ state: State, _ action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    scheduling.schedule(state, action)
  }

  public final func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduling.schedule(state, after: dueTime, action)
  }

  public final func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    scheduling.schedulePeriodic(state, startAfter: startAfter, period: period, action)
  }
}
