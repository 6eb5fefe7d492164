public import Foundation

/// A scheduler whose clock is moved by hand and shows dates.
///
/// ```swift
/// let scheduler = HistoricalScheduler()
/// _ = scheduler.scheduleRelative((), dueTime: .seconds(60)) {
///   print("a minute has passed")
///   return Disposables.create()
/// }
/// scheduler.advanceTo(Date(timeIntervalSince1970: 60))
/// ```
public class HistoricalScheduler:
  VirtualTimeScheduler<HistoricalSchedulerTimeConverter>, @unchecked Sendable
{
  /// A scheduler whose clock stands at `initialClock`, at first the beginning of 1970.
  public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
    super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
  }
}
