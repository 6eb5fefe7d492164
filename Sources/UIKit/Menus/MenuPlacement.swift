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
    let below = lowest - (source.maxY + Self.gap)
    let above = source.minY - Self.gap - highest
    let goesDown = height <= below || below >= above
    let fitted = min(height, max(goesDown ? below : above, least), most)
    let y = goesDown ? source.maxY + Self.gap : source.minY - Self.gap - fitted
    return frame(x: source.midX - width / 2, y: y, height: fitted)
  }

  /// The frame of a menu one of whose corners is at a point: that of the side where lines begin, if there is room.
  func frame(at point: CGPoint, height: CGFloat, isMirrored: Bool) -> CGRect {
    let fitted = min(height, most)
    let fitsRight = point.x + width <= space.maxX - Self.margin
    let fitsLeft = point.x - width >= space.minX + Self.margin
    let goesLeft = isMirrored ? fitsLeft : !fitsRight && fitsLeft
    let goesUp = point.y + fitted > lowest && point.y - fitted >= highest
    return frame(
      x: goesLeft ? point.x - width : point.x, y: goesUp ? point.y - fitted : point.y,
      height: fitted)
  }

  // MARK: What all have in common

  private var most: CGFloat { max(0, space.height - 2 * Self.margin) }
  private var least: CGFloat { min(most, 44 * 4) }
  private var highest: CGFloat { space.minY + Self.margin }
  private var lowest: CGFloat { space.maxY - Self.margin }
  private var width: CGFloat { min(Self.width, inner.width) }
  private var inner: CGRect { space.insetBy(dx: min(Self.margin, space.width / 2), dy: 0) }

  private func frame(x: CGFloat, y: CGFloat, height: CGFloat) -> CGRect {
    CGRect(
      x: x.clamped(to: inner.minX...max(inner.minX, inner.maxX - width)),
      y: y.clamped(to: highest...max(highest, lowest - height)), width: width, height: height)
  }
}

extension MenuPlacement {
  /// How much what is lifted grows, and by how many points at the most.
  private static let growth: (factor: CGFloat, most: CGFloat) = (1.06, 16)
  /// Between what is lifted and its menu, in points.
  private static let liftedGap: CGFloat = 14

  /// Where the source goes that is lifted off the screen, and its menu: the source grows a little and moves as far as
  /// it must, or shrinks, so that the menu has room below it, or above where it fits there only.
  func lifted(height: CGFloat, isMirrored: Bool) -> (source: CGRect, list: CGRect) {
    let room = max(0, most - Self.liftedGap)
    // A menu that is higher than what is left scrolls.
    let fitted = min(height, max(room - source.height * Self.factor(of: source), room * 0.6))
    let scale = scale(height: height > 0 ? room - fitted : most)
    let size = CGSize(width: source.width * scale, height: source.height * scale)
    var x = source.midX - size.width / 2
    x = x.clamped(to: inner.minX...max(inner.minX, inner.maxX - size.width))
    let needed = height > 0 ? fitted + Self.liftedGap : 0
    let middle = source.midY - size.height / 2
    let fitsAbove =
      middle + size.height + needed > lowest && middle - needed >= highest
      && middle + size.height <= lowest
    let range =
      fitsAbove
      ? highest + needed...max(highest + needed, lowest - size.height)
      : highest...max(highest, lowest - needed - size.height)
    let lifted = CGRect(origin: CGPoint(x: x, y: middle.clamped(to: range)), size: size)
    let isAtEnd =
      abs(lifted.midX - space.midX) < 1 ? isMirrored : lifted.midX > space.midX
    let list = frame(
      x: isAtEnd ? lifted.maxX - width : lifted.minX,
      y: fitsAbove ? lifted.minY - needed : lifted.maxY + Self.liftedGap, height: fitted)
    return (lifted, list)
  }

  private func scale(height room: CGFloat) -> CGFloat {
    guard source.width > 0, source.height > 0 else { return 1 }
    let fitting = min(inner.width / source.width, room / source.height)
    return min(Self.factor(of: source), max(fitting, 0.01))
  }

  private static func factor(of source: CGRect) -> CGFloat {
    let longest = max(source.width, source.height)
    return longest > 0 ? min(growth.factor, 1 + growth.most / longest) : 1
  }
}
