public import Foundation

/// Two fingers that turn around each other.
///
/// Begins when the fingers have moved 8 points around each other; these are left out of the rotation. Then it
/// follows the fingers while two are down (`changed`) until the last one is lifted (`ended`). A finger that
/// goes and comes again goes on with the rotation as it is; further fingers are left alone.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var machine = RotationMachine()

  /// How far the fingers have turned since it began, in radians, clockwise; whole turns count. Set it, to 0 for
  /// instance, and it counts on from there.
  open var rotation: CGFloat {
    get { machine.rotation }
    set { machine.rotation = newValue }
  }

  /// How fast the fingers turn, in radians a second.
  open var velocity: CGFloat { machine.velocity }

  /// Takes up the first two fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let line = takePair(touches, event) else { return }
    machine.fingersChanged(to: line, time: event.timestamp)
  }

  /// Begins, or follows the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let line = pair else { return }
    follow(begins: machine.move(to: line, time: event.timestamp))
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

  /// Forgets the rotation.
  open override func reset() {
    machine = RotationMachine()
  }
}
