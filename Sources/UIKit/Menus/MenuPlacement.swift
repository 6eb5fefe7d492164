import Foundation

/// Where a menu opens, as numbers.
nonisolated struct MenuPlacement {
  /// The width of a menu, in points.
  static let width: CGFloat = 250
  /// Between a menu and what it belongs to, in points.
  static let gap: CGFloat = 8
  /// Between a menu and the edges of the screen, in points.
  static let margin: CGFloat = 8

  /// Where the menu may be: the screen without what is covered.
  var space: CGRect
  /// What it belongs to.
  var source: CGRect

  /// The frame of a menu that would like to be `height` points high: below the source, or above where there is more
  /// room; over it where there is none.
  func frame(height: CGFloat) -> CGRect {
    let space = space.insetBy(dx: min(Self.margin, space.width / 2), dy: 0)
    let width = min(Self.width, space.width)
    let below = space.maxY - Self.margin - (source.maxY + Self.gap)
    let above = source.minY - Self.gap - (space.minY + Self.margin)
    let most = max(0, space.height - 2 * Self.margin)
    let goesDown = height <= below || below >= above
    let room = max(goesDown ? below : above, min(most, 44 * 4))
    let fitted = min(height, room, most)
    let x = (source.midX - width / 2).clamped(to: space.minX...max(space.minX, space.maxX - width))
    let y = goesDown ? source.maxY + Self.gap : source.minY - Self.gap - fitted
    let lowest = max(space.minY + Self.margin, space.maxY - Self.margin - fitted)
    return CGRect(
      x: x, y: y.clamped(to: space.minY + Self.margin...lowest), width: width, height: fitted)
  }
}
