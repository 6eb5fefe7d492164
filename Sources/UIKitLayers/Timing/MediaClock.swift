package import Foundation

/// The arithmetic of `CAMediaTiming`: from the time outside to the time inside one run.
package nonisolated struct MediaClock: Sendable, Hashable {
  /// Where a time outside lies.
  package enum Phase: Equatable {
    /// Not yet begun.
    case before
    /// Running, at this time within one run, from 0 to the duration.
    case active(TimeInterval)
    /// Over; the time within the run at which it ended.
    case after(TimeInterval)
  }

  package var beginTime: TimeInterval = 0
  package var duration: TimeInterval = 0
  package var speed: Double = 1
  package var timeOffset: TimeInterval = 0
  package var repeatCount: Double = 0
  package var repeatDuration: TimeInterval = 0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed

  package init() {}

  /// The length of all runs, in its own time; infinite when it repeats for ever.
  package var activeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let cycle = cycle
    guard cycle > 0 else { return 0 }
    return repeatCount > 0 ? cycle * repeatCount : cycle
  }

  /// When it is over, in the time outside; infinite when never.
  package var endTime: TimeInterval {
    guard speed != 0, speed.isFinite else { return .infinity }
    return beginTime + activeDuration / abs(speed)
  }

  /// Where `time`, on the clock outside, lies. What is nearer to the end than a microsecond counts as
  /// the end, so that sums of frame times do not miss it.
  package func phase(at time: TimeInterval) -> Phase {
    let tolerance = 1e-6
    if speed == 0 || !speed.isFinite {
      return time < beginTime - tolerance ? .before : .active(timeInRun(0))
    }
    if time < beginTime - tolerance { return .before }
    let total = activeDuration
    let elapsed = max(0, (time - beginTime) * abs(speed))
    if elapsed >= total - tolerance {
      return .after(speed > 0 ? timeInRun(total, atEnd: true) : timeInRun(0))
    }
    return .active(timeInRun(speed > 0 || !total.isFinite ? elapsed : total - elapsed))
  }

  /// The time in the run to show at `time`, or nil when nothing shows.
  package func timeToShow(at time: TimeInterval) -> TimeInterval? {
    switch phase(at: time) {
    case .before:
      guard fillMode.showsBefore else { return nil }
      return speed < 0 ? timeInRun(activeDuration, atEnd: true) : timeInRun(0)
    case .active(let local): return local
    case .after(let local): return fillMode.showsAfter ? local : nil
    }
  }

  private var cycle: TimeInterval { autoreverses ? duration * 2 : duration }

  /// Folds an elapsed time into one run: repeats, the way back, the offset.
  private func timeInRun(_ elapsed: TimeInterval, atEnd: Bool = false) -> TimeInterval {
    let cycle = cycle
    guard cycle > 0, elapsed.isFinite else { return 0 }
    let shifted = elapsed + timeOffset
    var time = shifted.truncatingRemainder(dividingBy: cycle)
    if time < 0 { time += cycle }
    // The end of a whole number of runs is the end of the last one, not the start of the next.
    if shifted > 0, atEnd || speed == 0, time < 1e-6 { time = cycle }
    if autoreverses, time > duration { time = cycle - time }
    return min(max(time, 0), duration)
  }
}
