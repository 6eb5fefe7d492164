import Foundation

/// Blurs what is beneath a ``UIVisualEffectView``, and lays a tint over it.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// A blur of a style.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  let style: Style

  /// Two blurs of one style are equal.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  /// Equal blurs have equal hashes.
  nonisolated open override var hash: Int { style.hashValue }
}
