import Foundation

/// The finger that opened a menu, as values: it chooses only once it has moved, or a menu that comes under it would
/// be chosen from by being opened.
nonisolated struct MenuSlide {
  private var start: CGPoint
  private var hasMoved = false

  init(from start: CGPoint = .zero) {
    self.start = start
  }

  /// The finger is at `place`; whether it is on its way to a row.
  mutating func move(to place: CGPoint) -> Bool {
    if place.distance(to: start) > MenuFinger.slop { hasMoved = true }
    return hasMoved
  }
}
