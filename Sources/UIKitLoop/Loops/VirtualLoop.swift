public import Foundation
import Synchronization

/// A loop whose clock stands still until a test moves it.
///
/// Work runs in order of its time inside ``advance(by:)`` and its kin, on the caller's thread, with
/// ``MainLoops/current`` set to this loop. Frames lie on multiples of 1/60 s, or of another rate's, and
/// happen only when asked for. Nothing ever sleeps.
@MainActor
public final class VirtualLoop: MainLoop {
  /// How much work may run without the clock moving before the loop gives up: work that
  /// reschedules itself for "now" would otherwise never end.
  public nonisolated static let workLimit = 100_000

  public nonisolated var now: TimeInterval { clock.withLock { $0 } }

  /// Whether nothing is scheduled that keeps the loop busy, no frame is asked for and no work was handed over.
  public var isIdle: Bool {
    performed.withLock { $0.isEmpty } && frames.isEmpty && !tickets.isBusy
  }

  /// When the next thing happens: now for work handed over by ``perform(_:)``, nil when there is
  /// nothing.
  public var nextEventTime: TimeInterval? {
    if performed.withLock({ !$0.isEmpty }) { return now }
    let frame = frames.isEmpty ? nil : nextFrameTime
    guard let ticket = tickets.nextTime else { return frame }
    return frame.map { min($0, ticket) } ?? ticket
  }

  /// How many frames there are a second.
  public let framesPerSecond: Double

  private nonisolated let clock: Mutex<TimeInterval>
  private nonisolated let wake = Mutex<(@Sendable () -> Void)?>(nil)

  /// Called, on the thread that did it, when work was handed over by ``perform(_:)``: for whoever runs the loop beside a real
  /// one, and has to come and run it.
  public var onPerform: (@Sendable () -> Void)? {
    get { wake.withLock { $0 } }
    set { wake.withLock { $0 = newValue } }
  }

  /// A loop whose clock shows `now` seconds, with 1 to 1000 frames a second.
  public init(now: TimeInterval = 0, framesPerSecond: Double = 60) {
    clock = Mutex(now)
    self.framesPerSecond = framesPerSecond.isFinite ? min(max(framesPerSecond, 1), 1000) : 60
  }

  /// Moves the clock on by `duration` seconds, running on the way what becomes due, at its own
  /// time. A duration of zero runs what is due now; a negative one counts as zero.
  public func advance(by duration: TimeInterval) {
    advance(to: now + duration)
  }

  /// Moves the clock to `time`. See ``advance(by:)``.
  public func advance(to time: TimeInterval) {
    let target = clamped(time)
    runAll(until: target)
    turnClock(to: max(now, target))
  }

  /// Moves the clock to the next thing that happens and runs everything due then. Returns false,
  /// and moves nothing, when there is none.
  @discardableResult
  public func advanceToNextEvent() -> Bool {
    guard let time = nextEventTime else { return false }
    advance(to: time)
    return true
  }

  /// Runs until nothing is left to happen, or until `limit` seconds have passed on the clock: an
  /// animation that repeats for ever never gets idle. Returns whether the loop is idle.
  @discardableResult
  public func runUntilIdle(limit: TimeInterval = 60) -> Bool {
    let end = clamped(now + limit)
    while !isIdle, let time = nextEventTime, time <= end + Self.tolerance {
      guard runAll(until: max(time, now)) else { return false }
    }
    return isIdle
  }

  @discardableResult
  public func schedule(
    at time: TimeInterval, _ work: @escaping @MainActor () -> Void
  ) -> LoopTicket {
    tickets.add(at: time, now: now, work)
  }

  @discardableResult
  public func requestFrame(_ work: @escaping @MainActor () -> Void) -> LoopTicket {
    if frames.isEmpty {
      let rate = framesPerSecond
      nextFrameTime = ((now * rate + Self.tolerance * rate).rounded(.down) + 1) / rate
    }
    return frames.add(at: nextFrameTime, work)
  }

  public nonisolated func perform(_ work: @escaping @MainActor @Sendable () -> Void) {
    performed.withLock { $0.append(work) }
    wake.withLock { $0 }?()
  }

  // Sums of 1/60 and .1 miss their targets by less than this, in seconds.
  static let tolerance: TimeInterval = 1e-9

  private let tickets = TicketQueue()
  private let frames = FrameQueue()
  private let performed = Mutex<[@MainActor @Sendable () -> Void]>([])
  private var nextFrameTime: TimeInterval = 0

  func clamped(_ time: TimeInterval) -> TimeInterval {
    time.isFinite && time > now ? time : now
  }

  /// Runs everything due by `target` at its own time; false when the limit of work at one instant
  /// was hit.
  @discardableResult
  func runAll(until target: TimeInterval) -> Bool {
    var left = Self.workLimit
    return MainLoops.$current.withValue(self) {
      while let time = nextEventTime, time <= target + Self.tolerance {
        if time > now {
          turnClock(to: time)
          left = Self.workLimit
        }
        runOne()
        left -= 1
        if left == 0 {
          reportEndlessWork()
          return false
        }
      }
      return true
    }
  }

  /// Work handed over first, then timed work, then the frame that shows what they changed.
  private func runOne() {
    let handed = performed.withLock { queue in
      defer { queue = [] }
      return queue
    }
    if !handed.isEmpty {
      for work in handed { work() }
    } else if let ticket = tickets.popFirst(dueBy: now + Self.tolerance) {
      ticket.run()
    } else if !frames.isEmpty, nextFrameTime <= now + Self.tolerance {
      frames.run()
    }
  }

  private func reportEndlessWork() {
    let message =
      "VirtualLoop: \(Self.workLimit) pieces of work ran at \(now) s without the clock moving; "
      + "work that schedules itself again must ask for a later time.\n"
    FileHandle.standardError.write(Data(message.utf8))
  }

  private func turnClock(to time: TimeInterval) {
    clock.withLock { $0 = time }
  }
}
