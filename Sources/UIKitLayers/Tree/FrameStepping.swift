package import Foundation

/// Moves by itself, and not as an animation of layers does: makes a step with each frame.
@MainActor package protocol FrameStepping: AnyObject {
  /// Moves on to the time of a frame, on the loop's clock. Returns whether there is more to do.
  func step(at time: TimeInterval) -> Bool
}
