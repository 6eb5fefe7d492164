internal import Dispatch
internal import Foundation

extension DispatchTimeInterval {
  /// In seconds; `never` is infinite.
  var seconds: TimeInterval {
    switch self {
    case .seconds(let value): TimeInterval(value)
    case .milliseconds(let value): TimeInterval(value) / 1_000
    case .microseconds(let value): TimeInterval(value) / 1_000_000
    case .nanoseconds(let value): TimeInterval(value) / 1_000_000_000
    case .never: .infinity
    @unknown default: .infinity
    }
  }
}

extension Date {
  /// The time when `interval` has passed.
  func adding(_ interval: DispatchTimeInterval) -> Date {
    interval == .never ? .distantFuture : addingTimeInterval(interval.seconds)
  }
}
