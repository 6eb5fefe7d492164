public import Foundation

/// Time and the main thread's work: everything that waits, repeats or draws asks a loop.
///
/// There are two: ``SystemLoop`` runs an app in real time, ``VirtualLoop`` lets a test move the
/// clock by hand. Nothing above the loop reads a wall clock, which is what makes animations,
/// long presses and timeouts exact in tests.
@MainActor
public protocol MainLoop: AnyObject, Sendable {
  /// The time in seconds on a clock that never goes back. Its zero is arbitrary: only differences
  /// mean anything. From any thread.
  nonisolated var now: TimeInterval { get }

  /// Whether nothing is scheduled that keeps the loop busy, no frame is asked for, and, where the loop can know it, no work
  /// was handed over. Tasks and other threads are not looked at.
  var isIdle: Bool { get }

  /// Runs `work` once, on the main actor, when the clock reaches `time`.
  ///
  /// Work for the same time runs in the order it was scheduled. A time that has passed (or is not
  /// a number) means as soon as possible, but never before this call returns; an infinite time
  /// means never. Dropping the ticket does not cancel the work.
  @discardableResult
  func schedule(at time: TimeInterval, _ work: @escaping @MainActor () -> Void) -> LoopTicket

  /// Runs `work` once at the next frame, after the timed work that is due by then. Frames are
  /// 1/60 s apart and exist only when asked for: to keep a frame rate, ask again from `work`.
  @discardableResult
  func requestFrame(_ work: @escaping @MainActor () -> Void) -> LoopTicket

  /// Runs `work` on the main actor soon, waking the loop if it sleeps. From any thread; work from
  /// one thread runs in the order it was handed over.
  nonisolated func perform(_ work: @escaping @MainActor @Sendable () -> Void)
}

extension MainLoop {
  /// Runs `work` once, `delay` seconds from now. See ``schedule(at:_:)``.
  @discardableResult
  public func schedule(
    after delay: TimeInterval, _ work: @escaping @MainActor () -> Void
  ) -> LoopTicket {
    schedule(at: now + delay, work)
  }
}
