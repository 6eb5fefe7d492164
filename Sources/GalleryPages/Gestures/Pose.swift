import UIKit

/// How a picture lies: moved from its place, scaled and turned.
struct Pose: Equatable {
  /// Points from the middle.
  var offset = CGPoint.zero
  /// 1 for its own size.
  var scale: CGFloat = 1
  /// Radians, clockwise.
  var angle: CGFloat = 0

  /// The sizes that a picture can be pinched to.
  static let scales: ClosedRange<CGFloat> = 0.4...3

  var transform: CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
  }

  mutating func move(by way: CGPoint, within size: CGSize) {
    offset.x = min(max(offset.x + way.x, -size.width / 2), size.width / 2)
    offset.y = min(max(offset.y + way.y, -size.height / 2), size.height / 2)
  }

  mutating func pinch(by factor: CGFloat) {
    scale = min(max(scale * factor, Self.scales.lowerBound), Self.scales.upperBound)
  }
}
