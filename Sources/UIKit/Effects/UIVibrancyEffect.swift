import Foundation

/// Lets the contents of a ``UIVisualEffectView`` take up the colours of what is beneath them.
///
/// Put a view with it into the ``UIVisualEffectView/contentView`` of one with the blur that it was made for.
/// Over a light blur the contents darken what is beneath by as much as they are not white, over a dark one they
/// lighten it.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// For what lies over a blur. The colours of the contents count.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: nil)
  }

  /// For what lies over a blur, as strong as its purpose wants. But for labels only the contents' opacity
  /// counts, not their colours.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect, style: .some(style))
  }

  private init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle?) {
    blurStyle = blurEffect.style
    self.style = style
    super.init()
  }

  let blurStyle: UIBlurEffect.Style
  /// Nil for contents of any kind.
  let style: UIVibrancyEffectStyle?

  /// Two effects of one style for one blur are equal.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.blurStyle == blurStyle && other.style == style
  }

  /// Equal effects have equal hashes.
  nonisolated open override var hash: Int { blurStyle.hashValue }
}
