import Foundation

/// Where a step of a wheel leads in one direction.
package nonisolated enum StepRule {
  /// The offset to go to.
  ///
  /// - Parameters:
  ///   - start: where the steps so far lead, in points.
  ///   - now: where the content is.
  ///   - way: how far the step leads, in points; a notch is ``HostScroll/notch`` of them.
  ///   - pitch: how far apart the places are that content rests at, in points: a notch leads to the next one.
  package static func target(
    from start: CGFloat, now: CGFloat, by way: CGFloat, in axis: ScrollAxis, isPaging: Bool,
    pitch: CGFloat
  ) -> CGFloat {
    guard axis.isFree, way != 0 else { return axis.clamped(start) }
    let direction: CGFloat = way < 0 ? -1 : 1
    if isPaging, axis.length > 0 {
      // Never more than a page away: a wheel that spins on would run through all of them.
      let page = ((now - axis.least) / axis.length).rounded() + direction
      return axis.clamped(axis.least + page * axis.length)
    }
    if pitch > 0 {
      let notches = max(1, (abs(way) / HostScroll.notch).rounded())
      let row = ((start - axis.least) / pitch).rounded() + direction * notches
      return axis.clamped(axis.least + row * pitch)
    }
    return axis.clamped(start + way)
  }
}
