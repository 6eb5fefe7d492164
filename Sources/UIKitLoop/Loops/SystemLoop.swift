import Dispatch
public import Foundation

/// The loop of a running app: real time, on the main thread's run loop and dispatch queue.
///
/// While it runs, so do Swift concurrency's main actor, Dispatch's main queue and Foundation's
/// timers. When nothing is scheduled it sleeps without a timer and uses no processor time.
@MainActor
public final class SystemLoop: MainLoop {
  /// The loop of this process: there is one main thread.
  public nonisolated static let shared = SystemLoop()

  /// Seconds since the machine started, not counting sleep.
  public nonisolated var now: TimeInterval {
    TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  /// Whether nothing is scheduled that keeps the loop busy, and no frame is asked for.
  public var isIdle: Bool { (frames?.isEmpty ?? true) && !(tickets?.isBusy ?? false) }

  /// Whether ``run()`` is in progress.
  public private(set) var isRunning = false

  /// Runs the main thread until ``stop()``. To be called from the main thread's bottom (an
  /// executable's `main`), not from work that the loop or the main queue runs: a call while it
  /// already runs returns at once.
  public func run() {
    guard !isRunning else { return }
    isRunning = true
    while isRunning {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }

  /// Makes ``run()`` return after the work in progress. Does nothing when it is not running.
  public func stop() {
    guard isRunning else { return }
    isRunning = false
    perform {}
  }

  @discardableResult
  public func schedule(
    at time: TimeInterval, _ work: @escaping @MainActor () -> Void
  ) -> LoopTicket {
    let queue = preparedTickets()
    let ticket = queue.add(at: time, now: now, work)
    armTimer()
    return ticket
  }

  @discardableResult
  public func requestFrame(_ work: @escaping @MainActor () -> Void) -> LoopTicket {
    let frames = preparedFrames()
    let time = max(now, lastFrameTime + FrameQueue.interval)
    let ticket = frames.add(at: time, work)
    if nextFrame == nil {
      nextFrame = schedule(at: time) { [weak self] in self?.runFrame() }
    }
    return ticket
  }

  public nonisolated func perform(_ work: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated { work() }
    }
  }

  // Made on first use: the shared loop is created on whichever thread asks for it first.
  private var tickets: TicketQueue?
  private var frames: FrameQueue?
  private var timer: (any DispatchSourceTimer)?
  private var armedTime = TimeInterval.infinity
  private var nextFrame: LoopTicket?
  private var lastFrameTime = -TimeInterval.infinity

  private nonisolated init() {}

  private func preparedTickets() -> TicketQueue {
    if let tickets { return tickets }
    let queue = TicketQueue()
    queue.onCancel = { [weak self] in self?.armTimer() }
    tickets = queue
    return queue
  }

  private func preparedFrames() -> FrameQueue {
    if let frames { return frames }
    let queue = FrameQueue()
    frames = queue
    return queue
  }

  /// Sets the one timer to the earliest ticket, or off.
  private func armTimer() {
    let time = tickets?.nextTime ?? .infinity
    guard time != armedTime else { return }
    armedTime = time
    let timer = preparedTimer()
    guard time < .infinity else {
      timer.schedule(deadline: .distantFuture)
      return
    }
    // Beyond some centuries the nanoseconds overflow; never firing is what is meant.
    let nanoseconds = (time * 1e9).rounded(.up)
    guard nanoseconds < 9e18 else {
      timer.schedule(deadline: .distantFuture)
      return
    }
    timer.schedule(
      deadline: DispatchTime(uptimeNanoseconds: UInt64(max(1, nanoseconds))),
      leeway: .nanoseconds(0))
  }

  private func preparedTimer() -> any DispatchSourceTimer {
    if let timer { return timer }
    let made = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
    made.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.runDueTickets() }
    }
    made.schedule(deadline: .distantFuture)
    made.activate()
    timer = made
    return made
  }

  private func runDueTickets() {
    armedTime = .infinity
    // What is scheduled meanwhile, even for now, waits for the next turn: input gets in between.
    let time = now
    while let ticket = tickets?.popFirst(dueBy: time) { ticket.run() }
    armTimer()
  }

  private func runFrame() {
    nextFrame = nil
    // Keeps to the grid of the frames before while they follow each other, and not to this
    // callback's own delay, so that sixty a second stay sixty.
    let expected = lastFrameTime + FrameQueue.interval
    let late = now - expected
    lastFrameTime = late < FrameQueue.interval ? expected : now
    frames?.run()
  }
}
