import UIKit

/// What comes from a person who does not look: six fingers, a keyboard, a wheel and a trackpad that do anything, and a
/// host that makes mistakes. The same again for the same seed.
struct RandomInput {
  private static let fingers = 6
  private static let keys: [UIKeyboardHIDUsage] = [
    .keyboardTab, .keyboardTab, .keyboardSpacebar, .keyboardReturnOrEnter, .keyboardEscape,
    .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardA,
    .keyboardDeleteOrBackspace,
  ]

  private var random: SeededGenerator
  private let size: CGSize
  private var places = [CGPoint](repeating: .zero, count: RandomInput.fingers)

  init(seed: UInt64, size: CGSize) {
    random = SeededGenerator(seed: seed)
    self.size = size
  }

  /// What the host says next: `count` events at the most.
  mutating func message(atMost count: Int) -> (event: HostEvent, count: Int) {
    if Int.random(in: 0..<12, using: &random) == 0 { return (.key(key()), 1) }
    if Int.random(in: 0..<12, using: &random) == 0 { return (.scroll(scroll()), 1) }
    // Now a crowd at once, now a finger that goes on its way.
    let isCrowd = Int.random(in: 0..<4, using: &random) == 0
    let number = min(count, Int.random(in: isCrowd ? 10...60 : 1...3, using: &random))
    return (.touches((0..<number).map { _ in touch() }), number)
  }

  /// Seconds until it says more.
  mutating func pause() -> TimeInterval {
    Int.random(in: 0..<3, using: &random) == 0 ? .random(in: 0...0.3, using: &random) : 1.0 / 60
  }

  /// All fingers up, be they down or not, and all keys.
  static var end: [HostEvent] {
    let up = (0..<fingers).map {
      HostTouch(id: $0, phase: .ended, location: CGPoint(x: 1, y: 1))
    }
    return keys.map { .key(HostKey(.up, $0)) }
      + [.touches(up), .scroll(HostScroll(.ended, at: .zero))]
  }

  private mutating func key() -> HostKey {
    let phases: [HostKey.Phase] = [.down, .up, .down, .up, .again]
    return HostKey(
      phases[Int.random(in: 0..<phases.count, using: &random)],
      Self.keys[Int.random(in: 0..<Self.keys.count, using: &random)],
      modifiers: Int.random(in: 0..<4, using: &random) == 0 ? .shift : [])
  }

  private mutating func scroll() -> HostScroll {
    let phases: [HostScroll.Phase] = [
      .began, .changed, .changed, .changed, .ended, .cancelled, .loose, .notched,
    ]
    return HostScroll(
      phases[Int.random(in: 0..<phases.count, using: &random)], at: place(),
      by: CGVector(
        dx: .random(in: -60...60, using: &random), dy: .random(in: -200...200, using: &random)))
  }

  private mutating func touch() -> HostTouch {
    let phases: [UITouch.Phase] = [
      .began, .began, .moved, .moved, .moved, .moved, .ended, .ended, .cancelled, .stationary,
    ]
    let phase = phases[Int.random(in: 0..<phases.count, using: &random)]
    let id = Int.random(in: 0..<Self.fingers, using: &random)
    let isStep = phase == .moved && Int.random(in: 0..<3, using: &random) > 0
    places[id] = isStep ? step(from: places[id]) : place()
    return HostTouch(id: id, phase: phase, location: places[id])
  }

  /// As far as a finger goes from one frame to the next.
  private mutating func step(from place: CGPoint) -> CGPoint {
    CGPoint(
      x: place.x + .random(in: -25...25, using: &random),
      y: place.y + .random(in: -45...45, using: &random))
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
