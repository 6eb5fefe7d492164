import Foundation

nonisolated extension CGRect {
  /// The offset, from `offset`, at which what is seen, this rectangle, shows `rect`: the nearest one, and
  /// the nearer end of what is larger.
  func offset(showing rect: CGRect, from offset: CGPoint) -> CGPoint {
    CGPoint(
      x: offset.x + Self.way(rect.minX, rect.maxX, in: minX, maxX),
      y: offset.y + Self.way(rect.minY, rect.maxY, in: minY, maxY))
  }

  private static func way(
    _ start: CGFloat, _ end: CGFloat, in seenStart: CGFloat, _ seenEnd: CGFloat
  ) -> CGFloat {
    let toStart = start - seenStart
    let toEnd = end - seenEnd
    // Within what is seen, or all around it.
    if toStart * toEnd <= 0 { return 0 }
    return abs(toStart) < abs(toEnd) ? toStart : toEnd
  }
}

nonisolated extension CGPoint {
  /// The point on whole device pixels that is nearest.
  func rounded(toScale scale: CGFloat) -> CGPoint {
    guard scale > 0 else { return self }
    return CGPoint(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
  }
}
