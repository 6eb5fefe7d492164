import Foundation

/// How content that is pulled beyond its end gives way less and less.
///
/// Measured on UIKit: c d D / (c d + D), with c = .55, for a finger d points beyond in a viewport D points
/// long.
package nonisolated struct RubberBand: Equatable, Sendable {
  package static let stiffness: CGFloat = 0.55

  /// The viewport's length in points; nothing goes further than that.
  package let length: CGFloat

  package init(length: CGFloat) {
    self.length = length
  }

  /// How far the content goes, 0 or more, for a finger that is `pull` points beyond.
  package func stretch(for pull: CGFloat) -> CGFloat {
    guard pull > 0, length > 0 else { return 0 }
    let way = Self.stiffness * pull
    return way * length / (way + length)
  }

  /// How far beyond the finger is for content that is `stretch` points beyond.
  package func pull(for stretch: CGFloat) -> CGFloat {
    guard stretch > 0, length > 0 else { return 0 }
    // The whole length is never reached by a finger; code can put the content there.
    let way = min(stretch, length * 0.99)
    return way * length / (Self.stiffness * (length - way))
  }

  /// How fast the content goes for a finger of speed 1 that is `pull` points beyond.
  package func slope(at pull: CGFloat) -> CGFloat {
    guard pull > 0, length > 0 else { return 1 }
    let share = length / (Self.stiffness * pull + length)
    return Self.stiffness * share * share
  }
}
