public import UIKit

extension Robot {
  /// A finger on the screen, to be moved by hand.
  ///
  /// Each call sends one event and lets the app make the frame for it, 1/60 s.
  public final class Finger {
    /// Where the finger is, in points of the screen.
    public private(set) var location: CGPoint
    /// Whether it touches the screen.
    public private(set) var isDown = true

    /// Moves the finger to a point of the screen, in one go, or evenly over `duration` seconds.
    public func move(
      to point: CGPoint, duration: TimeInterval = 0, file: StaticString = #fileID,
      line: UInt = #line
    ) throws(RobotError) {
      try robot.play(file, line) { () throws(RobotError) in
        try check(point)
        let start = location
        robot.steps(for: duration) { progress in
          send(.moved, at: start.moved(towards: point, by: progress))
        }
      }
    }

    /// Moves the finger by `offset` points, in one go, or evenly over `duration` seconds.
    public func move(
      by offset: CGVector, duration: TimeInterval = 0, file: StaticString = #fileID,
      line: UInt = #line
    ) throws(RobotError) {
      let point = CGPoint(x: location.x + offset.dx, y: location.y + offset.dy)
      try move(to: point, duration: duration, file: file, line: line)
    }

    /// Lets the finger rest where it is for `seconds`.
    public func rest(_ seconds: TimeInterval) {
      robot.wait(seconds)
    }

    /// Lifts the finger.
    public func up(file: StaticString = #fileID, line: UInt = #line) throws(RobotError) {
      try finish(.ended, file, line)
    }

    /// Has the system take the touch away, as an incoming call does.
    public func cancel(file: StaticString = #fileID, line: UInt = #line) throws(RobotError) {
      try finish(.cancelled, file, line)
    }

    let robot: Robot
    let id: Int

    init(_ robot: Robot, id: Int, at location: CGPoint) {
      self.robot = robot
      self.id = id
      self.location = location
    }

    /// Notes a change and says it in the host's words, to be sent along with that of other fingers.
    func touch(_ phase: UITouch.Phase, at point: CGPoint) -> HostTouch {
      location = point
      if phase == .ended || phase == .cancelled { isDown = false }
      return HostTouch(id: id, phase: phase, location: point)
    }

    private func finish(
      _ phase: UITouch.Phase, _ file: StaticString, _ line: UInt
    ) throws(RobotError) {
      try robot.play(file, line) { () throws(RobotError) in
        try check(location)
        send(phase, at: location)
      }
    }

    private func send(_ phase: UITouch.Phase, at point: CGPoint) {
      robot.send([touch(phase, at: point)])
    }

    private func check(_ point: CGPoint) throws(RobotError) {
      guard isDown else { throw robot.finder.error(.fingerIsUp) }
      try robot.checkFinite(point)
    }
  }

  /// Puts a finger down on the element that `query` means.
  ///
  /// - Throws: a ``RobotError`` when it is not there or cannot be touched.
  public func touchDown(
    on query: Query, file: StaticString = #fileID, line: UInt = #line
  ) throws(RobotError) -> Finger {
    try play(file, line) { () throws(RobotError) in down(at: try finder.touchPoint(query)) }
  }

  /// Puts a finger down at a point of the screen, whatever is there.
  ///
  /// - Throws: ``RobotError/Reason/badValue(_:)`` when the point is not on the screen.
  public func touchDown(
    at point: CGPoint, file: StaticString = #fileID, line: UInt = #line
  ) throws(RobotError) -> Finger {
    try play(file, line) { () throws(RobotError) in
      try checkOnScreen(point)
      return down(at: point)
    }
  }

  /// Puts a finger down without further questions.
  func down(at point: CGPoint) -> Finger {
    let finger = makeFinger(at: point)
    send([finger.touch(.began, at: point)])
    return finger
  }

  /// A finger that has not touched yet.
  func makeFinger(at point: CGPoint) -> Finger {
    fingersSoFar += 1
    return Finger(self, id: fingersSoFar, at: point)
  }

  /// Hands touches to the app and lets it make the frame for them.
  func send(_ touches: [HostTouch]) {
    run { host.input?.send(.touches(touches)) }
    step()
  }

  func checkFinite(_ point: CGPoint) throws(RobotError) {
    guard point.x.isFinite, point.y.isFinite else {
      throw finder.error(
        .badValue("A finger cannot go to (\(point.x), \(point.y)): both have to be finite."))
    }
  }

  func checkOnScreen(_ point: CGPoint) throws(RobotError) {
    guard application.screen.bounds.contains(point) else {
      throw finder.error(
        .badValue(
          "\(point.short) is not on the screen, which is \(application.screen.bounds.short)."))
    }
  }
}

extension CGPoint {
  /// The point that lies at a fraction of the way to another.
  nonisolated func moved(towards end: CGPoint, by fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (end.x - x) * fraction, y: y + (end.y - y) * fraction)
  }
}
