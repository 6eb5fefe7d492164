internal import Dispatch
internal import Foundation

/// Scheduled work on a dispatch queue: what the dispatch schedulers are made of.
struct DispatchScheduling: Sendable {
  let queue: DispatchQueue
  let leeway: DispatchTimeInterval

  func schedule<State: Sendable>(
    _ state: State, _ action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let work = ScheduledAction(state, action)
    queue.async { work.resume() }
    return work
  }

  func schedule<State: Sendable>(
    _ state: State, after dueTime: RxTimeInterval, _ action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let work = ScheduledAction(state, action)
    let timer = DispatchSource.makeTimerSource(queue: queue)
    work.attach(TimerNode(timer))
    timer.schedule(deadline: .now() + max(dueTime, .nanoseconds(0)), leeway: leeway)
    timer.setEventHandler {
      timer.cancel()
      work.resume()
    }
    timer.resume()
    return work
  }

  func schedulePeriodic<State: Sendable>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval,
    _ action: @escaping (State) -> State
  ) -> any Disposable {
    let work = PeriodicWork(state, action)
    let timer = DispatchSource.makeTimerSource(queue: queue)
    work.attach(TimerNode(timer))
    timer.schedule(
      deadline: .now() + max(startAfter, .nanoseconds(0)), repeating: max(period, .nanoseconds(0)),
      leeway: leeway)
    timer.setEventHandler { work.resume() }
    timer.resume()
    return work
  }

  private func max(
    _ interval: DispatchTimeInterval, _ least: DispatchTimeInterval
  ) -> DispatchTimeInterval {
    interval.seconds < 0 ? least : interval
  }
}

/// Work that a timer does again and again.
private final class PeriodicWork<State: Sendable>: Node, @unchecked Sendable {
  private let action: (State) -> State
  // Whoever counts `due` up from zero touches it, until it is zero again. A timer calls its handler once at
  // a time, but on a concurrent queue from several threads, and nothing else puts their accesses in order.
  private var state: State
  private let due = AtomicCount()

  init(_ state: State, _ action: @escaping (State) -> State) {
    self.state = state
    self.action = action
  }

  override func resume() {
    guard due.add(1) == 0 else { return }
    repeat {
      if !isDisposed { state = action(state) }
    } while due.add(-1) > 1
  }
}

/// A timer as the upper end of what it does. Cancelling it drops its handler.
private final class TimerNode: Node, @unchecked Sendable {
  // Cancelling a dispatch source is safe on any thread.
  private let timer: any DispatchSourceTimer

  init(_ timer: any DispatchSourceTimer) {
    self.timer = timer
  }

  override func dispose() {
    if close() { timer.cancel() }
  }
}
