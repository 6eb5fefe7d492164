package import Foundation

/// How a page follows the finger that swipes back, and what becomes of it when the finger lets go: a value
/// without views or clocks.
///
/// UIKit's limits are not documented; these are ours, and feel like them.
package struct BackSwipe {
  /// The page's width in points.
  package let width: CGFloat
  /// Whether the swipe goes from right to left.
  package let isMirrored: Bool

  /// How fast a finger throws the page, in points a second, wherever that is.
  package static let throwSpeed: CGFloat = 300

  package init(width: CGFloat, isMirrored: Bool) {
    self.width = width
    self.isMirrored = isMirrored
  }

  /// How far the page has gone for a finger that moved `translation` points to the right: 0 to 1.
  package func progress(for translation: CGFloat) -> CGFloat {
    guard width > 0 else { return 0 }
    return min(max(0, onward(translation) / width), 1)
  }

  /// Whether the page goes: beyond half its way, or thrown; one that is thrown back stays.
  package func completes(translation: CGFloat, velocity: CGFloat) -> Bool {
    let speed = onward(velocity)
    if abs(speed) >= Self.throwSpeed { return speed > 0 }
    return progress(for: translation) > 0.5
  }

  private func onward(_ value: CGFloat) -> CGFloat { isMirrored ? -value : value }
}
