import Foundation

/// Tells a swipe from the ways of its fingers; knows neither views nor clocks.
nonisolated struct SwipeMachine<Finger: Hashable> {
  enum Input {
    case down(Finger, CGPoint)
    case move(Finger, CGPoint)
    /// Any finger was lifted.
    case up
  }

  enum Output: Equatable {
    /// Nothing told yet.
    case wait
    case recognize
    case fail
  }

  /// Points that each finger goes in the direction.
  static var distance: CGFloat { 50 }
  /// Points that a finger may go across the direction.
  static var breadth: CGFloat { 50 }
  /// Points that a finger may go against the direction: it trembles before it sets out.
  static var slop: CGFloat { 10 }
  /// Seconds from the first finger's touch.
  static var longest: TimeInterval { 0.5 }

  private var ways: [Finger: (start: CGPoint, now: CGPoint)] = [:]
  private var began: TimeInterval?

  mutating func step(
    _ input: Input, time: TimeInterval, directions: UISwipeGestureRecognizer.Direction, fingers: Int
  ) -> Output {
    let began = began ?? time
    self.began = began
    guard time - began <= Self.longest else { return .fail }
    switch input {
    case .down(let finger, let point):
      ways[finger] = (point, point)
      return ways.count > fingers ? .fail : .wait
    case .move(let finger, let point):
      ways[finger]?.now = point
      return judge(directions, fingers)
    case .up:
      return .fail
    }
  }

  private func judge(
    _ directions: UISwipeGestureRecognizer.Direction, _ fingers: Int
  ) -> Output {
    let open = directions.single.filter { direction in
      ways.values.allSatisfy { way in
        let (along, across) = direction.measure(way.now - way.start)
        return along > -Self.slop && across <= Self.breadth
      }
    }
    guard !open.isEmpty else { return .fail }
    guard ways.count == fingers else { return .wait }
    let isDone = open.contains { direction in
      ways.values.allSatisfy { direction.measure($0.now - $0.start).along >= Self.distance }
    }
    return isDone ? .recognize : .wait
  }
}

nonisolated extension UISwipeGestureRecognizer.Direction {
  /// The directions of this set, each alone.
  fileprivate var single: [Self] {
    [Self.right, .left, .up, .down].filter(contains)
  }

  /// How far `way` goes in this one direction, and how far across it.
  fileprivate func measure(_ way: CGPoint) -> (along: CGFloat, across: CGFloat) {
    switch self {
    case .right: (way.x, abs(way.y))
    case .left: (-way.x, abs(way.y))
    case .up: (-way.y, abs(way.x))
    default: (way.y, abs(way.x))
    }
  }
}
