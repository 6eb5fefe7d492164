public import Foundation
import UIKitLayers

/// Shows what is beneath it through an effect, and contents over that.
///
/// Views of one's own go into ``contentView`` alone. To let the effect come or go gradually, change ``effect``
/// within an animation block; fading the view does it, too, as a whole. The view and those around it may have
/// round corners, masks and transforms.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// A view with an effect; nil for none yet.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// A view without an effect, with a frame in points, in the coordinates of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Where views of one's own go.
  open var contentView: UIView { content }

  /// What is done with what is beneath. Within an animation block a blur changes gradually.
  open var effect: UIVisualEffect? {
    didSet { applyEffect() }
  }

  /// Tells that views belong into ``contentView``, and adds nothing.
  open override func addSubview(_ view: UIView) { refuse(view) }

  /// Tells that views belong into ``contentView``, and adds nothing.
  open override func insertSubview(_ view: UIView, at index: Int) { refuse(view) }

  /// Tells that views belong into ``contentView``, and adds nothing.
  open override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    refuse(view)
  }

  /// Tells that views belong into ``contentView``, and adds nothing.
  open override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    refuse(view)
  }

  /// Follows light and dark, and whether transparency is reduced.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyEffect()
  }

  private let backdrop = BackdropView()
  private let content = UIView()

  private func setUp() {
    for view in [backdrop, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insert(view, at: subviews.count)
    }
    applyEffect()
  }

  private func applyEffect() {
    backdrop.look = EffectLook(effect, traitCollection)
    let vibrancy = effect as? UIVibrancyEffect
    let vibrance = vibrancy?.vibrance(traitCollection)
    guard content.layer.vibrance != vibrance else { return }
    content.layer.vibrance = vibrance
    // Colours are those for what is beneath: white on dark, whatever the rest of the screen is.
    content.overrideUserInterfaceStyle = vibrancy?.blurStyle.interfaceStyle ?? .unspecified
    content.tintColor = vibrancy == nil ? nil : .label
  }

  private func refuse(_ view: UIView) {
    Diagnostics.report(
      "\(Diagnostics.name(view)) was to be added to a UIVisualEffectView itself: add it to its "
        + "contentView. Nothing was changed.")
  }
}
