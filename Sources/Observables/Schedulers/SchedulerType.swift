public import Dispatch
public import Foundation

/// A point in time.
public typealias RxTime = Date

/// A length of time.
public typealias RxTimeInterval = DispatchTimeInterval

/// A scheduler with a clock.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The scheduler's time.
  var now: RxTime { get }

  /// Does `action` with `state` when `dueTime` has passed; a negative time is none.
  func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable

  /// Does `action` again and again: at first when `startAfter` has passed, and then each `period`. Each
  /// time it gets what it returned before; the first time, `state`. Two never overlap.
  func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable
}

extension SchedulerType {
  /// Periodic work made of work that schedules itself anew, each counted from the one before, so that
  /// the periods do not drift under virtual time.
  public func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    let loop = PeriodicLoop(self, period: period, state: state, action: action)
    loop.schedule(after: startAfter)
    return loop
  }
}

private final class PeriodicLoop<State: Sendable>: Node, @unchecked Sendable {
  private let scheduler: any SchedulerType
  private let period: RxTimeInterval
  private let action: (State) -> State
  // Whoever counts `due` up from zero touches it, until it is zero again.
  private var state: State
  private let due = AtomicCount()

  init(
    _ scheduler: any SchedulerType, period: RxTimeInterval, state: State,
    action: @escaping (State) -> State
  ) {
    self.scheduler = scheduler
    self.period = period
    self.action = action
    self.state = state
  }

  func schedule(after time: RxTimeInterval) {
    attach(
      scheduler.scheduleRelative((), dueTime: time) {
        self.step()
        return Disposables.create()
      })
  }

  private func step() {
    guard !isDisposed else { return }
    // NB: the next is scheduled first, so that its time counts from this one's. On a scheduler that
    // works on several threads it may come before this one has ended, which then does its work too.
    schedule(after: period)
    guard due.add(1) == 0 else { return }
    repeat {
      if !isDisposed { state = action(state) }
    } while due.add(-1) > 1
  }
}
