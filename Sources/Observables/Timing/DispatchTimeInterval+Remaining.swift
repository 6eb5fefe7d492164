internal import Dispatch
internal import Foundation

extension DispatchTimeInterval {
  /// What is left of it at `now` if it began at `start`: no less than none, and no more than all of it,
  /// should the clock have been set back.
  func remaining(since start: Date, at now: Date) -> DispatchTimeInterval {
    let left = min(seconds, seconds - now.timeIntervalSince(start))
    // `never` is infinite, and nothing is left of it by then.
    guard left < TimeInterval(Int.max) / 1_000_000_000 else { return self }
    return .nanoseconds(Int(max(left, 0) * 1_000_000_000))
  }
}
