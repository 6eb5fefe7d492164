public import UIKit

extension Robot {
  /// Pinches the element with two fingers, which lie beside each other.
  ///
  /// - Parameters:
  ///   - scale: how far apart the fingers are at the end, as a multiple of how far they were at the
  ///     beginning: above 1 spreads them, below 1 brings them together. From .01 to 100.
  ///   - duration: how long they move, in seconds.
  public func pinch(
    _ query: Query, scale: CGFloat, duration: TimeInterval = 0.3, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(RobotError) {
    try play(file, line) { () throws(RobotError) in
      guard scale >= 0.01, scale <= 100 else {
        throw finder.error(.badValue("A pinch to the scale \(scale): it has to be .01 to 100."))
      }
      let middle = try finder.touchPoint(query)
      let wide = try spread(query)
      let start = scale > 1 ? max(wide / scale, 2) : wide
      try twoFingers(around: middle, duration) { progress in
        (start * (1 + (scale - 1) * progress), 0)
      }
    }
  }

  /// Turns two fingers on the element around their middle.
  ///
  /// - Parameters:
  ///   - angle: how far they turn, in radians; clockwise when positive.
  ///   - duration: how long they move, in seconds.
  public func rotate(
    _ query: Query, by angle: CGFloat, duration: TimeInterval = 0.3,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(RobotError) {
    try play(file, line) { () throws(RobotError) in
      guard angle.isFinite else {
        throw finder.error(.badValue("A turn by \(angle): the angle has to be finite."))
      }
      let middle = try finder.touchPoint(query)
      let wide = try spread(query)
      try twoFingers(around: middle, duration) { progress in (wide, angle * progress) }
    }
  }

  /// How far apart two fingers can begin on an element, in points.
  private func spread(_ query: Query) throws(RobotError) -> CGFloat {
    let visible = finder.sight(try finder.one(query, forTouch: true)).visibleFrame
    return min(visible.width, visible.height) * 0.7
  }

  private func twoFingers(
    around middle: CGPoint, _ duration: TimeInterval,
    _ place: (_ progress: CGFloat) -> (distance: CGFloat, angle: CGFloat)
  ) throws(RobotError) {
    func points(_ progress: CGFloat) -> [CGPoint] {
      let (distance, angle) = place(progress)
      let x = cos(angle) * distance / 2
      let y = sin(angle) * distance / 2
      return [
        CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y),
      ]
    }
    let fingers = points(0).map(makeFinger)
    func send(_ phase: UITouch.Phase, _ progress: CGFloat) {
      self.send(zip(fingers, points(progress)).map { $0.touch(phase, at: $1) })
    }
    send(.began, 0)
    steps(for: duration) { send(.moved, $0) }
    send(.ended, 1)
  }
}
