public import Foundation

/// What a wheel, or fingers on a trackpad, did at one moment to scroll what is under the pointer.
nonisolated public struct HostScroll: Equatable, Sendable {
  /// What was done.
  ///
  /// A host uses what its device knows. UIKit's own laws say what comes after fingers have left, so what a system
  /// makes up as momentum is not sent on.
  public enum Phase: Equatable, Sendable {
    /// Fingers came down on the trackpad: what moves by itself stops.
    case began
    /// They moved.
    case changed
    /// They left; content goes on as fast as they were.
    case ended
    /// The system took them away; content stays.
    case cancelled
    /// A device that does not tell when fingers come and leave moved by a little. It is taken to have left after
    /// ``HostScroll/pause`` seconds of silence. Content does not go beyond its ends, nor on by itself.
    case loose
    /// A wheel was turned by notches.
    case notched
  }

  /// How far a notch of a wheel scrolls, in points.
  public static let notch: CGFloat = 53
  /// Seconds after which nothing is expected any more of what does not tell its end.
  public static let pause: TimeInterval = 0.1

  /// What was done.
  public var phase: Phase
  /// Where the pointer is, in points of the screen.
  public var location: CGPoint
  /// How far content is moved since the event before, in points: above 0 to the right and down, as a finger on
  /// the screen would. A system's natural direction is in it already. With Shift held, what goes up and down alone
  /// goes sideways.
  public var delta: CGVector

  /// Fingers that scroll, or a device that tells no end. Without a usable location or delta nothing begins or moves.
  public init(_ phase: Phase, at location: CGPoint, by delta: CGVector = .zero) {
    self.phase = phase
    self.location = location
    self.delta = delta
  }

  /// A wheel that is turned by notches: above 0 away from the person and to the left, towards the content's
  /// beginning. For parts of a notch, which fine wheels give, it is ``Phase/loose``.
  public init(notches: CGVector, at location: CGPoint) {
    let isWhole = notches.dx == notches.dx.rounded() && notches.dy == notches.dy.rounded()
    phase = isWhole ? .notched : .loose
    self.location = location
    delta = CGVector(dx: notches.dx * Self.notch, dy: notches.dy * Self.notch)
  }
}
