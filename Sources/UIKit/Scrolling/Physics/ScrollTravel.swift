import Foundation
import UIKitLayers

/// The way that code sends content, with an animation.
package nonisolated struct ScrollTravel: Equatable, Sendable {
  /// Seconds, as in UIKit.
  package static let duration: TimeInterval = 0.3

  /// Where from and where to; moved along when the content is put elsewhere meanwhile.
  package var start: CGPoint
  package var end: CGPoint

  package init(from start: CGPoint, to end: CGPoint) {
    self.start = start
    self.end = end
  }

  package func position(at time: TimeInterval) -> CGPoint {
    let part = Self.part(at: time)
    return CGPoint(
      x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }

  /// Which part of the way is done.
  package static func part(at time: TimeInterval) -> CGFloat {
    isOver(after: time) ? 1 : curve.progress(at: CGFloat(time / duration))
  }

  /// Whether the way is done. Differences of times miss the end by less than a microsecond.
  package static func isOver(after time: TimeInterval) -> Bool { time >= duration - 1e-6 }

  /// Slow, fast, slow: the default curve of animations.
  private static let curve = CubicBezier(0.42, 0, 0.58, 1)
}
