public import Foundation
import UIKitLoop

/// Fingers that go quickly in one direction.
///
/// Recognised when each finger has gone 50 points in the direction, no more than 50 across it, within .5 s of
/// the first touch. It is over then: what follows of the fingers does not matter. A pan on the same view begins
/// earlier, and makes it fail, unless the pan has to wait: `pan.require(toFail: swipe)`.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe goes. A set: a recogniser may take several.
  nonisolated public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Directions from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// How many fingers it takes. 1 by default.
  open var numberOfTouchesRequired = 1
  /// The directions that count. To the right by default.
  open var direction: Direction = .right

  private var machine = SwipeMachine<ObjectIdentifier>()
  /// In points of the window, in the order they touched down.
  private var starts: [CGPoint] = []
  private var timeout: LoopTicket?

  /// Where the swipe began: the middle of the places where its fingers touched down.
  open override func location(in view: UIView?) -> CGPoint {
    guard !starts.isEmpty else { return super.location(in: view) }
    let sum = starts.reduce(CGPoint.zero) { $0 + $1 }
    let count = CGFloat(starts.count)
    return place(CGPoint(x: sum.x / count, y: sum.y / count), in: view)
  }

  /// Where one of its fingers touched down. Beyond the last one the middle of all is given.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    starts.indices.contains(touchIndex)
      ? place(starts[touchIndex], in: view) : location(in: view)
  }

  /// Notes where a finger sets out.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if starts.isEmpty { startTimer() }
    for touch in self.touches where touches.contains(touch) {
      starts.append(touch.windowLocation)
      step(.down(ObjectIdentifier(touch), touch.windowLocation), event)
    }
  }

  /// Recognises the swipe, or fails when a finger goes elsewhere.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { step(.move(ObjectIdentifier(touch), touch.windowLocation), event) }
  }

  /// Fails: the fingers did not get far enough.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    step(.up, event)
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Forgets the swipe.
  open override func reset() {
    timeout?.cancel()
    timeout = nil
    starts = []
    machine = SwipeMachine()
  }

  override func takes(_ touch: UITouch) -> Bool { touch.isByPrimary }

  private func step(_ input: SwipeMachine<ObjectIdentifier>.Input, _ event: UIEvent) {
    guard state == .possible else { return }
    let output = machine.step(
      input, time: event.timestamp, directions: direction, fingers: numberOfTouchesRequired)
    switch output {
    case .wait: break
    case .recognize: state = .ended
    case .fail: state = .failed
    }
  }

  /// A finger that rests makes it fail without an event.
  private func startTimer() {
    timeout = view?.window?.screen.loop.schedule(after: SwipeMachine<ObjectIdentifier>.longest) {
      [weak self] in
      if self?.heldState == nil { self?.state = .failed }
    }
  }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, view.window != nil else { return point }
    return view.convert(point, from: nil)
  }
}
