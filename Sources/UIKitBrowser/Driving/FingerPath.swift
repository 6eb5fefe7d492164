import Foundation
import UIKit

/// What one finger does, moment by moment: a value.
struct FingerPath: Equatable, Sendable {
  /// When, in seconds from the beginning, and what.
  typealias Moment = (time: TimeInterval, touch: HostTouch)

  private(set) var moments: [(time: TimeInterval, phase: UITouch.Phase, place: CGPoint)] = []

  static func == (left: FingerPath, right: FingerPath) -> Bool {
    left.moments.elementsEqual(right.moments) {
      $0.time == $1.time && $0.phase == $1.phase && $0.place == $1.place
    }
  }

  /// Down, and up three frames later.
  static func tap(at place: CGPoint) -> FingerPath {
    FingerPath(moments: [(0, .began, place), (3 * frame, .ended, place)])
  }

  /// From one place to another in so many seconds, and up: after a rest, so that nothing is thrown, or at speed.
  static func drag(
    from start: CGPoint, to end: CGPoint, seconds: TimeInterval, isThrown: Bool = false
  ) -> FingerPath {
    var path = FingerPath(moments: [(0, .began, start)])
    let count = max(2, Int((seconds / frame).rounded()))
    for index in 1...count {
      let part = CGFloat(index) / CGFloat(count)
      let place = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      path.moments.append((Double(index) * frame, .moved, place))
    }
    let last = Double(count) * frame
    path.moments.append((last + (isThrown ? 0 : rest), .ended, end))
    return path
  }

  /// Between two frames, in seconds.
  private static let frame = 1.0 / 60
  /// How long a finger stays before it is lifted so that nothing is thrown, in seconds.
  private static let rest = 0.2
}
