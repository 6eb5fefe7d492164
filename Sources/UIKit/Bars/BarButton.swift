import Foundation

/// What a bar shows for an item: easily hit, however narrow its sign is. 44 points is what Apple asks for.
final class BarButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let more = max(8, (44 - bounds.width) / 2)
    return bounds.insetBy(dx: -more, dy: 0).contains(point)
  }
}
