import UIKit

/// A view with recognisers whose changes are written down by name, and fingers to put on it.
///
/// The view lies at (50, 100) and is 300 x 300 points large.
@MainActor final class GestureRig {
  let stage = Stage()
  let view = TouchLogView(frame: CGRect(x: 50, y: 100, width: 300, height: 300))
  private let log = EventLog()

  init() {
    view.isMultipleTouchEnabled = true
    stage.root.addSubview(view)
    stage.advance(0.02)
  }

  /// Adds a recogniser that writes `name state` down at each change.
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to target: UIView? = nil
  ) -> Recognizer {
    let log = log
    _ = recognizer.handlers.add { log.note("\(name) \($0.state)") }
    (target ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// What was written down since the last time; moves that follow each other are one line.
  func take() -> [String] {
    log.take().reduce(into: []) { lines, line in
      if lines.last != line || !line.hasSuffix("changed") { lines.append(line) }
    }
  }

  func down(_ x: CGFloat, _ y: CGFloat, id: Int = 1) { stage.touch(.began, x, y, id: id) }
  func move(_ x: CGFloat, _ y: CGFloat, id: Int = 1) { stage.touch(.moved, x, y, id: id) }
  func up(_ x: CGFloat, _ y: CGFloat, id: Int = 1) { stage.touch(.ended, x, y, id: id) }

  /// Two fingers at one moment, with the ids 1 and 2.
  func both(_ phase: UITouch.Phase, _ first: (CGFloat, CGFloat), _ second: (CGFloat, CGFloat)) {
    stage.touch([
      HostTouch(id: 1, phase: phase, location: CGPoint(x: first.0, y: first.1)),
      HostTouch(id: 2, phase: phase, location: CGPoint(x: second.0, y: second.1)),
    ])
  }
}
