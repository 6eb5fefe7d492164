import Foundation

/// Several animations that run as one: their begin times count from the group's begin, and nothing
/// of them shows outside of the group's duration.
///
/// Only the group's delegate is told of begin and end.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations, applied in order. One without a duration lasts as long as the group.
  open var animations: [CAAnimation]?

  /// A group without animations.
  public override init() {
    super.init()
  }

  // MARK: Machinery

  override func makeCopy() -> CAAnimation {
    let copy = CAAnimationGroup()
    copySettings(to: copy)
    copy.animations = animations?.map { $0.makeCopy() }
    return copy
  }

  override func resolveDuration(_ inherited: TimeInterval) {
    super.resolveDuration(inherited)
    for animation in animations ?? [] { animation.resolveDuration(duration) }
  }

  override var keyPaths: [String] { (animations ?? []).flatMap(\.keyPaths) }

  override func apply(at time: TimeInterval, to shown: CALayer) {
    guard let time = clock.timeToShow(at: time) else { return }
    let own = timingFunction == nil ? time : TimeInterval(easedFraction(time)) * duration
    for animation in animations ?? [] { animation.apply(at: own, to: shown) }
  }
}
