import Foundation

/// What there is to scroll in one direction, in points.
package nonisolated struct ScrollAxis: Equatable, Sendable {
  /// The offset at the content's beginning.
  package var least: CGFloat = 0
  /// The offset at the content's end; never before the beginning.
  package var most: CGFloat = 0
  /// The viewport's length.
  package var length: CGFloat = 0
  /// Whether a finger moves it.
  package var isFree = false
  /// Whether it goes beyond its ends and back.
  package var bounces = true

  package init() {}

  /// - Parameters:
  ///   - before: the inset at the beginning.
  ///   - after: the inset at the end.
  ///   - alwaysBounces: whether a finger moves content that fits, too.
  package init(
    content: CGFloat, length: CGFloat, before: CGFloat, after: CGFloat, bounces: Bool,
    alwaysBounces: Bool
  ) {
    // What is no number would stay in every offset that is reckoned from it.
    let (content, length) = (Self.usable(content), Self.usable(length))
    let (before, after) = (Self.usable(before), Self.usable(after))
    least = -before
    most = max(least, content + after - length)
    self.length = length
    self.bounces = bounces
    isFree = most - least > 0.01 || (bounces && alwaysBounces)
  }

  private static func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }

  package func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, least), most) }

  /// How far an offset lies beyond an end: below 0 before the beginning, above 0 after the end.
  package func excess(_ offset: CGFloat) -> CGFloat { offset - clamped(offset) }

  /// Where the content is for a finger that has pulled it to `pull`.
  package func offset(forPull pull: CGFloat) -> CGFloat {
    let excess = excess(pull)
    guard excess != 0 else { return pull }
    guard bounces else { return clamped(pull) }
    let stretch = RubberBand(length: length).stretch(for: abs(excess))
    return clamped(pull) + (excess < 0 ? -stretch : stretch)
  }

  /// Where a finger has pulled the content to that is at `offset`.
  package func pull(forOffset offset: CGFloat) -> CGFloat {
    let excess = excess(offset)
    guard excess != 0 else { return offset }
    let pull = RubberBand(length: length).pull(for: abs(excess))
    return clamped(offset) + (excess < 0 ? -pull : pull)
  }

  /// How fast the content goes at `offset` when the finger goes `velocity` points a second.
  package func velocity(ofFinger velocity: CGFloat, at offset: CGFloat) -> CGFloat {
    guard isFree else { return 0 }
    let excess = excess(offset)
    guard excess != 0 else { return velocity }
    guard bounces else { return 0 }
    let band = RubberBand(length: length)
    return velocity * band.slope(at: band.pull(for: abs(excess)))
  }
}
