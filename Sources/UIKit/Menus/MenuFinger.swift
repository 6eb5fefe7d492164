import Foundation

/// One finger on an open menu, as values: chooses, scrolls, or taps what was lifted.
nonisolated struct MenuFinger {
  /// How far a finger goes before it scrolls or is no tap, in points.
  static let slop: CGFloat = 10

  enum Move: Equatable {
    case nothing
    case track(CGPoint)
    case scroll(CGFloat)
  }

  enum End: Equatable {
    case nothing
    case choose
    case commit
  }

  private var start: CGPoint?
  private var last = CGPoint.zero
  private var isOnList = false
  private var isScrolling = false
  private var hasMoved = false

  var isUp: Bool { start == nil }

  mutating func begin(at place: CGPoint, isOnList: Bool) {
    self = MenuFinger()
    (start, last, self.isOnList) = (place, place, isOnList)
  }

  mutating func move(to place: CGPoint, canScroll: Bool) -> Move {
    guard let start else { return .nothing }
    defer { last = place }
    if place.distance(to: start) > Self.slop { hasMoved = true }
    // From what was lifted a finger may slide on to the list, and does not scroll it.
    if isOnList, canScroll, abs(place.y - start.y) > Self.slop { isScrolling = true }
    if isScrolling { return .scroll(place.y - last.y) }
    return isOnList || hasMoved ? .track(place) : .nothing
  }

  mutating func end() -> End {
    defer { self = MenuFinger() }
    if start == nil || isScrolling { return .nothing }
    return isOnList || hasMoved ? .choose : .commit
  }
}
