import Foundation

/// The strips along the edges of a screen where fingers touch first that come in from outside.
nonisolated struct EdgeStrip {
  /// How wide the strips are, in points. UIKit's number is not documented.
  static let width: CGFloat = 20

  /// What the edges are edges of.
  let bounds: CGRect
  /// The edges that count.
  let edges: UIRectEdge

  /// The edges that count and have `point` in their strips.
  func edges(at point: CGPoint) -> UIRectEdge {
    var near: UIRectEdge = []
    if point.x <= bounds.minX + Self.width { near.insert(.left) }
    if point.x >= bounds.maxX - Self.width { near.insert(.right) }
    if point.y <= bounds.minY + Self.width { near.insert(.top) }
    if point.y >= bounds.maxY - Self.width { near.insert(.bottom) }
    return near.intersection(edges)
  }

  /// Whether a finger that goes `way` comes in from one of `touched` rather than going along it or out.
  static func comesIn(_ way: CGPoint, from touched: UIRectEdge) -> Bool {
    let (across, down) = (abs(way.x), abs(way.y))
    return touched.contains(.left) && way.x > 0 && across >= down
      || touched.contains(.right) && way.x < 0 && across >= down
      || touched.contains(.top) && way.y > 0 && down >= across
      || touched.contains(.bottom) && way.y < 0 && down >= across
  }
}
