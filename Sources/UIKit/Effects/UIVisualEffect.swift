public import Foundation

/// What a ``UIVisualEffectView`` does with what is beneath it: a ``UIBlurEffect`` or a ``UIVibrancyEffect``.
/// Of this class itself, nothing.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCopying {
  /// An effect that shows nothing.
  public override init() {
    super.init()
  }

  /// A copy; since an effect never changes, the effect itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
