public import Foundation

extension VirtualLoop {
  /// Like `advance(by:)`, letting main-actor tasks run before the first step, after each and at the
  /// end: a task that awaits a tap or a tick goes on as it would in an app.
  ///
  /// Tasks get a number of turns, not a time: nothing sleeps. A task that works on another thread
  /// may still be at it when this returns.
  public func advanceLettingTasksRun(by duration: TimeInterval) async {
    let target = clamped(now + duration)
    await step(until: target)
    advance(to: target)
    await letTasksRun()
  }

  /// Like `runUntilIdle(limit:)`, letting main-actor tasks run between the steps.
  @discardableResult
  public func runUntilIdleLettingTasksRun(limit: TimeInterval = 60) async -> Bool {
    await step(until: clamped(now + limit), endsWhenIdle: true)
    return isIdle
  }

  /// Gives every main-actor task that is ready some turns, so that a chain of awaits on the main
  /// actor (a stream's next value, a continuation, a child task) comes to rest.
  public func letTasksRun() async {
    for _ in 0..<20 { await Task.yield() }
  }

  /// Runs event by event; two thousand without the clock moving end it, as tasks and work that
  /// call each other for ever would.
  private func step(until target: TimeInterval, endsWhenIdle: Bool = false) async {
    var still = 0
    await letTasksRun()
    while let time = nextEventTime, time <= target + Self.tolerance, still < 2000 {
      if endsWhenIdle, isIdle { return }
      still = time > now ? 0 : still + 1
      guard runAll(until: min(max(time, now), target)) else { return }
      await letTasksRun()
    }
  }
}
