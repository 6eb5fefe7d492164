public import UIKit

extension Robot {
  /// Taps the element that `query` means: a finger touches down, and is lifted after .05 s.
  ///
  /// - Throws: a ``RobotError`` when it is not there, is covered, or is not the only one.
  public func tap(
    _ query: Query, file: StaticString = #fileID, line: UInt = #line
  ) throws(RobotError) {
    try press(query, for: Self.tapLength, file: file, line: line)
  }

  /// Taps a point of the screen, whatever is there.
  public func tap(
    at point: CGPoint, file: StaticString = #fileID, line: UInt = #line
  ) throws(RobotError) {
    try play(file, line) { () throws(RobotError) in
      try checkOnScreen(point)
      try press(at: point, for: Self.tapLength)
    }
  }

  /// Taps the element twice, .1 s apart.
  public func doubleTap(
    _ query: Query, file: StaticString = #fileID, line: UInt = #line
  ) throws(RobotError) {
    try play(file, line) { () throws(RobotError) in
      let point = try finder.touchPoint(query)
      try press(at: point, for: Self.tapLength)
      wait(0.1)
      try press(at: point, for: Self.tapLength)
    }
  }

  /// Presses the element and keeps the finger there for `seconds`. A long press takes half a second by
  /// default.
  public func press(
    _ query: Query, for seconds: TimeInterval = 0.6, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(RobotError) {
    try play(file, line) { () throws(RobotError) in
      try press(at: try finder.touchPoint(query), for: seconds)
    }
  }

  /// Drags the element to where another one is. See ``drag(_:by:duration:hold:file:line:)``.
  public func drag(
    _ query: Query, to target: Query, duration: TimeInterval = 0.3, hold: TimeInterval = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(RobotError) {
    try play(file, line) { () throws(RobotError) in
      let end = try finder.one(target)
      let sight = finder.sight(end).visibleFrame
      try drag(
        from: finder.touchPoint(query), to: CGPoint(x: sight.midX, y: sight.midY), duration, hold)
    }
  }

  /// Drags the element by `offset` points, and lets the finger come to rest before it is lifted, so
  /// that nothing is flung.
  ///
  /// - Parameters:
  ///   - duration: how long the finger moves, in seconds.
  ///   - hold: how long it rests before it moves, in seconds: for things that are lifted by a long press.
  public func drag(
    _ query: Query, by offset: CGVector, duration: TimeInterval = 0.3, hold: TimeInterval = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(RobotError) {
    try play(file, line) { () throws(RobotError) in
      let start = try finder.touchPoint(query)
      try drag(
        from: start, to: CGPoint(x: start.x + offset.dx, y: start.y + offset.dy), duration, hold)
    }
  }

  /// Drags from one point of the screen to another. See ``drag(_:by:duration:hold:file:line:)``.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, hold: TimeInterval = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(RobotError) {
    try play(file, line) { () throws(RobotError) in
      try checkOnScreen(start)
      try drag(from: start, to: end, duration, hold)
    }
  }

  /// Which way a finger swipes.
  nonisolated public enum Direction: Sendable {
    /// To the top of the screen.
    case up
    /// To the bottom of the screen.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
  }

  /// Swipes quickly: the finger is lifted while it moves, so that what it drags goes on moving.
  ///
  /// - Parameters:
  ///   - direction: which way the finger moves.
  ///   - query: where it begins; the middle of the screen when nil.
  ///   - distance: how far it moves, in points.
  ///   - duration: how long it moves, in seconds.
  public func swipe(
    _ direction: Direction, on query: Query? = nil, distance: CGFloat = 200,
    duration: TimeInterval = 0.15, file: StaticString = #fileID, line: UInt = #line
  ) throws(RobotError) {
    try play(file, line) { () throws(RobotError) in
      let bounds = application.screen.bounds
      var start = CGPoint(x: bounds.midX, y: bounds.midY)
      if let query { start = try finder.touchPoint(query) }
      let step = direction.step
      let end = CGPoint(x: start.x + step.dx * distance, y: start.y + step.dy * distance)
      try checkFinite(end)
      let finger = down(at: start)
      try finger.move(to: end, duration: duration)
      try finger.up()
    }
  }

  /// How long a finger that taps is down, in seconds.
  private static let tapLength: TimeInterval = 0.05

  private func press(at point: CGPoint, for seconds: TimeInterval) throws(RobotError) {
    let finger = down(at: point)
    finger.rest(seconds - (1.0 / 60))
    try finger.up()
  }

  private func drag(
    from start: CGPoint, to end: CGPoint, _ duration: TimeInterval, _ hold: TimeInterval
  ) throws(RobotError) {
    try checkFinite(end)
    let finger = down(at: start)
    finger.rest(hold)
    try finger.move(to: end, duration: duration)
    // Longer than a pan looks back for its velocity.
    finger.rest(0.2)
    try finger.up()
  }
}

extension Robot.Direction {
  fileprivate nonisolated var step: (dx: CGFloat, dy: CGFloat) {
    switch self {
    case .up: (0, -1)
    case .down: (0, 1)
    case .left: (-1, 0)
    case .right: (1, 0)
    }
  }
}
