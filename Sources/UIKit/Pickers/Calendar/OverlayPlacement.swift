import Foundation

/// Where what a field opens comes to lie: below the field, above it where there is more room, or over it where there is
/// none. Knows no views.
nonisolated struct OverlayPlacement: Equatable {
  let frame: CGRect
  static let gap: CGFloat = 8

  init(size: CGSize, source: CGRect, space: CGRect) {
    let width = min(size.width, max(0, space.width))
    let height = min(size.height, max(0, space.height))
    let below = source.maxY + Self.gap
    let above = source.minY - Self.gap - height
    var y = below
    if below + height > space.maxY, above >= space.minY { y = above }
    let x = source.midX - width / 2
    frame = CGRect(
      x: max(space.minX, min(x, space.maxX - width)).rounded(),
      y: max(space.minY, min(y, space.maxY - height)).rounded(), width: width, height: height)
  }
}
