import UIKit
import UIKitTestSupport

/// A hand of six fingers that goes mad, and a host that makes mistakes.
struct RandomFingers {
  private var random: SeededGenerator
  private let size: CGSize

  init(seed: UInt64, size: CGSize) {
    random = SeededGenerator(seed: seed)
    self.size = size
  }

  /// What the host says next.
  mutating func batch(of count: Int) -> [HostTouch] {
    (0..<count).map { _ in next() }
  }

  /// Seconds until it says more.
  mutating func pause() -> TimeInterval { .random(in: 0...0.12, using: &random) }

  /// All fingers up, be they down or not.
  var end: [HostTouch] {
    (0..<6).map { HostTouch(id: $0, phase: .ended, location: CGPoint(x: 1, y: 1)) }
  }

  private mutating func next() -> HostTouch {
    let phases: [UITouch.Phase] = [
      .began, .began, .moved, .moved, .moved, .ended, .ended, .cancelled, .stationary,
    ]
    let phase = phases[Int.random(in: 0..<phases.count, using: &random)]
    let id = Int.random(in: 0..<6, using: &random)
    return HostTouch(id: id, phase: phase, location: place())
  }

  private mutating func place() -> CGPoint {
    if Int.random(in: 0..<50, using: &random) == 0 {
      let odd: [CGFloat] = [.nan, .infinity, -1e30, 1e300, -5, 1e4]
      return CGPoint(
        x: odd[Int.random(in: 0..<odd.count, using: &random)],
        y: odd[Int.random(in: 0..<odd.count, using: &random)])
    }
    // On a coarse grid, so that taps and double taps happen.
    let x = Int.random(in: 0...12, using: &random)
    let y = Int.random(in: 0...28, using: &random)
    return CGPoint(x: size.width * CGFloat(x) / 12, y: size.height * CGFloat(y) / 28)
  }
}
