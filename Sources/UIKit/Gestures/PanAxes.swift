import Foundation

/// The directions that a pan may begin in.
nonisolated enum PanAxes: Sendable {
  case none
  case horizontal
  case vertical
  case both

  /// What is left of a way after its first `slop` points; nil for one that is shorter, or that goes more
  /// across these directions than along them.
  func rest(of way: CGPoint, after slop: CGFloat) -> CGPoint? {
    switch self {
    case .none:
      return nil
    case .horizontal:
      guard abs(way.x) >= slop, abs(way.x) >= abs(way.y) else { return nil }
      return CGPoint(x: way.x < 0 ? way.x + slop : way.x - slop, y: way.y)
    case .vertical:
      guard abs(way.y) >= slop, abs(way.y) >= abs(way.x) else { return nil }
      return CGPoint(x: way.x, y: way.y < 0 ? way.y + slop : way.y - slop)
    case .both:
      let distance = way.distance(to: .zero)
      guard distance >= slop else { return nil }
      let rest = (distance - slop) / distance
      return CGPoint(x: way.x * rest, y: way.y * rest)
    }
  }
}
