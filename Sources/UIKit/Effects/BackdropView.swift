import Foundation
import UIKitLayers

/// Shows what is beneath it, blurred and tinted. It takes no touches.
final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  /// A backdrop of the system's material, with a tint.
  convenience init(tint: UIColor) {
    self.init(frame: .zero)
    show(tint)
  }

  /// Shows the system's material with a tint, which changes with the traits. An opaque one hides all that is
  /// beneath.
  func show(_ tint: UIColor) {
    materialTint = tint
    look = EffectLook(tint: tint, traitCollection)
  }

  /// What it looks like; within an animation block it changes gradually.
  var look = EffectLook(nil, UITraitCollection()) {
    didSet { if look != oldValue { apply() } }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let materialTint { look = EffectLook(tint: materialTint, traitCollection) }
  }

  private var materialTint: UIColor?

  private func apply() {
    guard let layer = layer as? BackdropLayer else { return }
    layer.radius = look.radius
    layer.saturation = look.saturation
    layer.tint = look.tint
  }
}
