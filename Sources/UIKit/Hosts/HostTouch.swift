public import Foundation

/// One finger at one moment.
nonisolated public struct HostTouch: Equatable, Sendable {
  /// Tells the finger from others, from down to up.
  public var id: Int
  /// What it did: `began`, `moved`, `ended` or `cancelled`.
  public var phase: UITouch.Phase
  /// Where, in points of the screen.
  public var location: CGPoint
  /// What touches.
  public var type: UITouch.TouchType

  /// The buttons that are down when it is a pointer; none for a finger.
  public var buttons: UIEvent.ButtonMask

  /// A finger that did something, or a pointer: it touches for as long as a button is down.
  ///
  /// Of a pointer that ends, the buttons are those it ends with: the last ones are taken when there are none.
  /// Without `buttons` a pointer has its primary one down.
  ///
  /// At a location that is not finite a finger neither begins nor moves; it ends where it was. One
  /// that begins without having ended is cancelled first.
  public init(
    id: Int, phase: UITouch.Phase, location: CGPoint, type: UITouch.TouchType = .direct,
    buttons: UIEvent.ButtonMask? = nil
  ) {
    self.id = id
    self.phase = phase
    self.location = location
    self.type = type
    self.buttons = type == .indirectPointer ? buttons ?? .primary : []
  }
}
