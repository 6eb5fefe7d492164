public import Foundation

/// A piece of work that a ``MainLoop`` has promised to run: keep it to be able to call it off.
@MainActor
public final class LoopTicket {
  /// When the work is due, on the loop's clock.
  public let time: TimeInterval

  /// Whether the work is still to be run: false once it has begun or was cancelled.
  public var isPending: Bool { work != nil }

  /// Whether the loop counts as busy while the work is to be run; true at first. False suits what goes on for as long as
  /// a screen is there and changes nothing that anybody waits for: the blinking of a caret.
  public var keepsLoopBusy = true

  /// Calls the work off and lets go of what it captured. Does nothing when the work has run or was
  /// cancelled before.
  public func cancel() {
    guard work != nil else { return }
    work = nil
    onCancel?()
    onCancel = nil
  }

  let sequence: UInt64
  var onCancel: (@MainActor () -> Void)?
  private var work: (@MainActor () -> Void)?

  init(time: TimeInterval, sequence: UInt64, work: @escaping @MainActor () -> Void) {
    self.time = time
    self.sequence = sequence
    self.work = work
  }

  /// Runs the work if it is still wanted, and lets go of it first so that it can ask again.
  func run() {
    guard let work else { return }
    self.work = nil
    onCancel = nil
    work()
  }

  func isDue(before other: LoopTicket) -> Bool {
    time < other.time || (time == other.time && sequence < other.sequence)
  }
}
