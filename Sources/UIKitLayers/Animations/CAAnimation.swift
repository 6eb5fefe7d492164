public import Foundation

/// What all animations have in common: their timing, their pace and their delegate.
///
/// `CALayer.add(_:forKey:)` copies an animation; what is changed afterwards has no effect on the copy.
/// The copy is what the delegate gets.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// The pace; nil, the default, is even.
  open var timingFunction: CAMediaTimingFunction?
  /// Is told of begin and end. Kept strongly, as by Core Animation, until the animation is gone.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation leaves its layer at its end, true by default.
  open var isRemovedOnCompletion = true

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// An animation with default timing.
  public override init() {
    super.init()
  }

  /// Adds the animation to the layer `anObject` under the key `event`.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: Machinery

  /// A new animation with the same settings; subclasses of an app's own come back as the nearest
  /// class of this module.
  func makeCopy() -> CAAnimation {
    let copy = CAAnimation()
    copySettings(to: copy)
    return copy
  }

  /// Gives everything without a duration one: what the animation is in lasts `inherited` seconds.
  func resolveDuration(_ inherited: TimeInterval) {
    if !(duration > 0) || !duration.isFinite { duration = inherited }
  }

  /// Writes the value for `time`, in the time of what contains the animation, to the layer shown.
  func apply(at time: TimeInterval, to shown: CALayer) {}

  /// The properties that it changes.
  var keyPaths: [String] { [] }

  final func copySettings(to copy: CAAnimation) {
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
  }

  final var clock: MediaClock {
    var clock = MediaClock()
    clock.beginTime = beginTime.isFinite ? beginTime : 0
    clock.duration = duration
    clock.speed = Double(speed)
    clock.timeOffset = timeOffset.isFinite ? timeOffset : 0
    clock.repeatCount = Double(repeatCount)
    clock.repeatDuration = repeatDuration
    clock.autoreverses = autoreverses
    clock.fillMode = fillMode
    return clock
  }

  /// The fraction of the way at a time within one run, after the timing function.
  final func easedFraction(_ time: TimeInterval) -> CGFloat {
    let fraction = duration > 0 ? CGFloat(time / duration) : 1
    return timingFunction?.curve.progress(at: fraction) ?? fraction
  }
}
