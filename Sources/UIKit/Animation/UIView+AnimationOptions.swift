extension UIView {
  /// How a block of animations runs.
  nonisolated public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the subviews of the views that change within the block, so that they move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the views that move take touches meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins with what is seen now. The runtime always does; see `UIView.animate`.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs over and over, until it is replaced or removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back after it has run forth.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration in a block inside another.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Takes its own curve in a block inside another.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Slow, quick, slow.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow, then quick.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Quick, then slow.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
  }

  /// How keyframes run.
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the subviews of the views that change within the block, so that they move along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets the views that move take touches meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins with what is seen now.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Runs over and over, until it is replaced or removed.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back after it has run forth.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration in a block inside another.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// From value to value in straight lines.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// From value to value in jumps.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Through the values at an even pace; times are not used.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Through the values on a smooth line.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// The pace of an animation.
  nonisolated public enum AnimationCurve: Int, Sendable {
    /// Slow, quick, slow.
    case easeInOut = 0
    /// Slow, then quick.
    case easeIn = 1
    /// Quick, then slow.
    case easeOut = 2
    /// Even.
    case linear = 3
  }
}
