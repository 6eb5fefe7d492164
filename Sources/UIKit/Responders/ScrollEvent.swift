import Foundation

/// What a wheel or a trackpad does. Only recognisers get it, and to an app it is a ``UIEvent`` of type `scroll`.
final class ScrollEvent: UIEvent {
  let scrollType: UIScrollType
  /// `began`, `moved`, `ended` or `cancelled`.
  let phase: UITouch.Phase
  /// In points of the window.
  let delta: CGPoint
  /// Whether content keeps within its ends.
  let isLoose: Bool
  /// Where the pointer is: recognisers follow it as they follow a finger, and no view hears of it.
  let pointer: UITouch

  init(
    _ scrollType: UIScrollType, _ phase: UITouch.Phase, by delta: CGPoint, isLoose: Bool,
    pointer: UITouch
  ) {
    self.scrollType = scrollType
    self.phase = phase
    self.delta = delta
    self.isLoose = isLoose
    self.pointer = pointer
    super.init(sequence: ())
  }

  override var type: EventType { .scroll }
}
