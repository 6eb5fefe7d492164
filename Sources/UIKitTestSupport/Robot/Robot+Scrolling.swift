import UIKit

extension Robot {
  /// Drags content until `query` finds something on the screen that it did not find before.
  ///
  /// A finger drags again and again, by two fifths of the screen, and rests before it is lifted, as somebody does
  /// who looks for something. Nothing moves when it is on the screen already.
  ///
  /// - Parameters:
  ///   - query: what is looked for.
  ///   - place: what to drag; the middle of the screen when nil.
  ///   - direction: which way the finger moves: up, to see what is further down.
  /// - Throws: ``RobotError/Reason/notFound(query:hints:)`` when the content has come to its end in vain, or
  ///   after 1000 drags.
  public func scroll(
    to query: Query, on place: Query? = nil, _ direction: Direction = .up,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(RobotError) {
    try play(file, line) { () throws(RobotError) in
      let bounds = application.screen.bounds
      for _ in 0..<Self.mostDrags where !exists(query) {
        var start = CGPoint(x: bounds.midX, y: bounds.midY)
        if let place { start = try finder.touchPoint(place) }
        let before = offsets
        try drag(
          from: start, to: start.moved(direction, by: bounds.size, part: 0.4), duration: 0.2,
          file: file, line: line)
        // What was pulled beyond an end comes back before anything is looked at or touched.
        settleScrolling()
        if offsets == before { break }
      }
      if !exists(query) { _ = try finder.one(query) }
    }
  }

  private static let mostDrags = 1000

  /// Where the content of all scroll views is.
  private var offsets: [CGPoint] {
    finder.allViews.compactMap { ($0 as? UIScrollView)?.contentOffset }
  }

  /// Waits until no content moves by itself; three seconds at the most.
  func settleScrolling() {
    let end = now + 3
    func isMoving() -> Bool {
      finder.allViews.contains { ($0 as? UIScrollView)?.isDecelerating == true }
    }
    while isMoving(), now < end { step() }
  }
}

extension CGPoint {
  fileprivate nonisolated func moved(
    _ direction: Robot.Direction, by size: CGSize, part: CGFloat
  ) -> CGPoint {
    switch direction {
    case .up: CGPoint(x: x, y: y - size.height * part)
    case .down: CGPoint(x: x, y: y + size.height * part)
    case .left: CGPoint(x: x - size.width * part, y: y)
    case .right: CGPoint(x: x + size.width * part, y: y)
    }
  }
}
