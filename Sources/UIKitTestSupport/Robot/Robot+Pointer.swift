public import UIKit

extension Robot {
  /// Clicks the secondary button of a pointer on the element that `query` means: where there is a context menu, it
  /// opens.
  ///
  /// - Throws: a ``RobotError`` when it is not there, is covered, or is not the only one.
  public func secondaryClick(
    _ query: Query, file: StaticString = #fileID, line: UInt = #line
  ) throws(RobotError) {
    try click(query, buttons: .secondary, file: file, line: line)
  }

  /// Clicks buttons of a pointer on the element: down, and up after .05 s.
  ///
  /// - Throws: a ``RobotError`` when it is not there, is covered, or is not the only one.
  public func click(
    _ query: Query, buttons: UIEvent.ButtonMask = .primary, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(RobotError) {
    try play(file, line) { () throws(RobotError) in
      let point = try finder.touchPoint(query)
      let id = makeFinger(at: point).id
      func touch(_ phase: UITouch.Phase) -> HostTouch {
        HostTouch(
          id: id, phase: phase, location: point, type: .indirectPointer, buttons: buttons)
      }
      send([touch(.began)])
      wait(0.05 - (1.0 / 60))
      send([touch(.ended)])
    }
  }
}

extension Robot {
  /// Turns a mouse's wheel over the element by notches, a frame apart, and waits for what it scrolls to come to rest.
  ///
  /// - Parameters:
  ///   - notches: how many: above 0 towards the person, to see what is further down.
  ///   - isSideways: whether it is a wheel for going sideways: above 0 to see what is further right.
  /// - Throws: a ``RobotError`` when the element is not there, is covered, or is not the only one.
  public func turnWheel(
    over query: Query, by notches: Int, isSideways: Bool = false, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(RobotError) {
    try play(file, line) { () throws(RobotError) in
      let point = try finder.touchPoint(query)
      let notch: CGFloat = notches < 0 ? 1 : -1
      let step = isSideways ? CGVector(dx: notch, dy: 0) : CGVector(dx: 0, dy: notch)
      for _ in 0..<min(abs(notches), Self.mostNotches) {
        send(HostScroll(notches: step, at: point))
      }
      settleScrolling()
    }
  }

  /// Scrolls what is under the element by two fingers on a trackpad, and waits for it to come to rest.
  ///
  /// - Parameters:
  ///   - offset: how far content is moved, in points: up, below 0, to see what is further down.
  ///   - duration: how long the fingers move, in seconds.
  ///   - flings: whether they leave on the move, so that content goes on; otherwise they rest before.
  /// - Throws: a ``RobotError`` when the element is not there, is covered, or is not the only one, and
  ///   ``RobotError/Reason/badValue(_:)`` for an offset that is not finite.
  public func scroll(
    over query: Query, by offset: CGVector, duration: TimeInterval = 0.3, flings: Bool = false,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(RobotError) {
    try play(file, line) { () throws(RobotError) in
      let point = try finder.touchPoint(query)
      try checkFinite(CGPoint(x: offset.dx, y: offset.dy))
      send(HostScroll(.began, at: point))
      var done: CGFloat = 0
      steps(for: duration) { progress in
        let part = progress - done
        done = progress
        send(
          HostScroll(
            .changed, at: point, by: CGVector(dx: offset.dx * part, dy: offset.dy * part)))
      }
      // Longer than a pan looks back for its velocity.
      if !flings { wait(0.2) }
      send(HostScroll(.ended, at: point))
      settleScrolling()
    }
  }

  private static let mostNotches = 10_000

  private func send(_ scroll: HostScroll) {
    run { host.input?.send(.scroll(scroll)) }
    step()
  }
}
