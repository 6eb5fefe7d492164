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

  /// A finger that did something. A location that is not finite makes UIKit ignore it.
  public init(
    id: Int, phase: UITouch.Phase, location: CGPoint, type: UITouch.TouchType = .direct
  ) {
    self.id = id
    self.phase = phase
    self.location = location
    self.type = type
  }
}
