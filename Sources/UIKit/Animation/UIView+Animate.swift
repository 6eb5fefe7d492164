public import Foundation

extension UIView {
  /// Animates the changes that `animations` makes to views, with an even default curve.
  ///
  /// The views have their new values at once; what is seen goes there from what is seen now. A second
  /// animation of the same property takes the first one's place, whose completion then gets false.
  ///
  /// - Parameters:
  ///   - duration: seconds; 0 or less changes at once.
  ///   - animations: changes frames, bounds, centres, transforms, alphas, background colours.
  ///   - completion: gets true when all ran to their end; called at once when nothing changed.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates the changes that `animations` makes, after `delay` seconds, in the way of `options`.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let block = AnimationBlock(
      duration: duration, delay: delay, options: options, pace: .curve(options.curve),
      completion: completion)
    ViewAnimations.run(block, animations)
  }

  /// Animates the changes that `animations` makes as a spring does.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 comes to rest without overshooting; nearer to 0 swings longer. At rest after
  ///     `duration` seconds.
  ///   - velocity: at the start, in whole ways a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let block = AnimationBlock(
      duration: duration, delay: delay, options: options,
      pace: .spring(dampingRatio: dampingRatio, velocity: velocity), completion: completion)
    ViewAnimations.run(block, animations)
  }

  /// Animates the changes that `animations` makes as a spring does, until it has come to rest.
  ///
  /// - Parameters:
  ///   - duration: how long it seems to take, in seconds: one turn of the spring without friction. What
  ///     is under way longer is hardly seen. 0 or less changes at once.
  ///   - bounce: 0 for no overshoot, up to 1 for more and more, down to -1 for creeping; kept within
  ///     -.99 and .99.
  ///   - initialSpringVelocity: at the start, in whole ways a second.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let bounce = bounce.clamped(to: -0.99...0.99)
    let isSeen = duration.isFinite && duration > 0
    let rest =
      isSeen
      ? CASpringAnimation(keyPath: nil, perceptualDuration: duration, bounce: bounce)
        .settlingDuration : 0
    let block = AnimationBlock(
      duration: rest, delay: delay, options: options,
      pace: .bounce(bounce, seeming: duration, velocity: initialSpringVelocity),
      completion: completion)
    ViewAnimations.run(block, animations)
  }

  /// Animates through several steps, which `animations` adds with
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let block = AnimationBlock(
      duration: duration, delay: delay,
      options: AnimationOptions(rawValue: options.rawValue & 0x3FF),
      pace: .keyframes(KeyframeRecorder(options: options)), completion: completion)
    ViewAnimations.run(block, animations)
  }

  /// Adds a step to the keyframes around it. Start and duration are fractions of the whole, 0 to 1.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    ViewAnimations.addKeyframe(
      start: frameStartTime, duration: frameDuration, animations: animations)
  }

  /// Runs `actionsWithoutAnimation`, whose changes are seen at once even inside of an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimations.runWithout(actionsWithoutAnimation)
  }

  /// Whether animation blocks animate.
  public class var areAnimationsEnabled: Bool { ViewAnimations.isEnabled }

  /// Switches animation on or off: switched off, blocks change at once.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimations.isEnabled = enabled }

  /// The duration of the animation block around the caller, in seconds; 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimations.current?.duration ?? 0
  }

  /// Repeats the changes that `animations` makes inside of an animation block.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    ViewAnimations.modify(repeatCount: count, autoreverses: autoreverses, animations)
  }
}
