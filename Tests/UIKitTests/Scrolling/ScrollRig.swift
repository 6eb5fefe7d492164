import Foundation
import UIKit
import UIKitLoop

/// A scroll view on a stage, a finger for it, and a delegate that writes down what it is told.
@MainActor final class ScrollRig {
  let stage: Stage
  let scroll: UIScrollView
  let log = ScrollLog()
  private let rate: Double

  /// A view of 300 x 600 points at the origin.
  init(
    content: CGSize = CGSize(width: 300, height: 5000), framesPerSecond: Double = 60,
    scroll: UIScrollView? = nil
  ) {
    rate = framesPerSecond
    stage = Stage(device: .square, framesPerSecond: framesPerSecond)
    self.scroll = scroll ?? UIScrollView()
    self.scroll.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    self.scroll.contentSize = content
    self.scroll.delegate = log
    stage.root.addSubview(self.scroll)
    frame()
  }

  var offset: CGPoint { scroll.contentOffset }

  /// Lets one frame pass.
  func frame() { stage.advance(1 / rate) }

  func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, id: Int = 1) {
    stage.host.input?.send(
      .touches([HostTouch(id: id, phase: phase, location: CGPoint(x: x, y: y))]))
    frame()
  }

  /// A finger that goes down and moves evenly, and rests or is lifted on the move.
  func drag(
    from start: CGPoint, by way: CGVector, seconds: TimeInterval = 0.2, rests: Bool = true,
    lifts: Bool = true
  ) {
    touch(.began, start.x, start.y)
    let count = max(1, Int((seconds * rate).rounded()))
    for index in 1...count {
      let part = CGFloat(index) / CGFloat(count)
      touch(.moved, start.x + way.dx * part, start.y + way.dy * part)
    }
    if rests { stage.advance(0.2) }
    if lifts { lift(CGPoint(x: start.x + way.dx, y: start.y + way.dy)) }
  }

  /// Lifts the finger without a frame afterwards.
  func lift(_ point: CGPoint) {
    stage.host.input?.send(.touches([HostTouch(id: 1, phase: .ended, location: point)]))
    frame()
  }

  /// How long the finger of a fling is down: whole sixtieths, and 400 points at the most.
  static func flingSeconds(speed: CGFloat) -> TimeInterval {
    (min(0.2, 400 / abs(speed)) * 60).rounded(.down) / 60
  }

  /// Throws the content up by a finger of a speed in points a second.
  func fling(speed: CGFloat, from start: CGPoint = CGPoint(x: 150, y: 500)) {
    let seconds = Self.flingSeconds(speed: speed)
    drag(
      from: start, by: CGVector(dx: 0, dy: -speed * seconds), seconds: seconds, rests: false)
  }

  /// Lets frames pass until nothing moves; at most ten seconds.
  func settle() {
    let end = stage.loop.now + 10
    while !stage.isIdle, stage.loop.now < end { frame() }
  }
}

/// A screen of 300 x 600 points without covered edges, and two pixels a point.
extension HostDevice {
  static let square = HostDevice(size: CGSize(width: 300, height: 600), scale: 2)
}
