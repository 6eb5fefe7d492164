public import Foundation

/// Two fingers that come together or go apart.
///
/// Begins when the distance of the fingers has changed by 8 points; these are left out of the scale. Then it
/// follows the fingers while two are down (`changed`) until the last one is lifted (`ended`). A finger that
/// goes and comes again goes on with the scale as it is; further fingers are left alone.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var machine = PinchMachine()

  /// How far apart the fingers are, as a multiple of how far they were when it began: above 1 when they go
  /// apart. Set it, to 1 for instance, and it counts on from there.
  open var scale: CGFloat {
    get { machine.scale }
    set { machine.scale = newValue }
  }

  /// How fast the scale grows, a second.
  open var velocity: CGFloat { machine.velocity }

  /// Takes up the first two fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let line = takePair(touches, event) else { return }
    machine.fingersChanged(to: line.distance(to: .zero), time: event.timestamp)
  }

  /// Begins, or follows the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let line = pair else { return }
    follow(begins: machine.move(to: line.distance(to: .zero), time: event.timestamp))
  }

  /// Ends with the last finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if pair != nil { machine.lift(time: event.timestamp) }
    endWithLast(of: touches)
  }

  /// Breaks off.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Forgets the pinch.
  open override func reset() {
    machine = PinchMachine()
  }
}
