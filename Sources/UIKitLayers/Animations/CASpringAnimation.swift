public import Foundation

/// A basic animation whose pace is that of a mass on a spring. Its `timingFunction` is not used.
///
/// The animation ends after its `duration`, wherever the mass is: set it to `settlingDuration` to let
/// it come to rest.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring, greater than 0; 1 by default.
  open var mass: CGFloat = 1
  /// The stiffness of the spring, greater than 0; 100 by default.
  open var stiffness: CGFloat = 100
  /// How much the movement is braked, at least 0; 10 by default.
  open var damping: CGFloat = 10
  /// The speed at the start, in whole ways a second, towards the end when positive; 0 by default.
  open var initialVelocity: CGFloat = 0

  /// A spring of the default mass, stiffness and damping.
  public override init() {
    super.init()
  }

  /// How long the mass takes to stay within a thousandth of its end, in seconds.
  open var settlingDuration: CFTimeInterval { curve.settlingDuration }

  // MARK: Machinery

  override func makeCopy() -> CAAnimation {
    let copy = CASpringAnimation()
    copyBasicSettings(to: copy)
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    return copy
  }

  override func progress(at time: TimeInterval) -> CGFloat { curve.progress(at: time) }

  private var curve: SpringCurve {
    SpringCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity))
  }
}
