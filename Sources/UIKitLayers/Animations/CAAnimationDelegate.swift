/// Is told when an animation begins and ends. Both methods have implementations that do nothing.
@MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// The animation has begun; not called for one that ends before it begins.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has ended: `flag` is true when it ran to its end, false when it was removed or
  /// replaced, or its layer left the screen. Called once.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
