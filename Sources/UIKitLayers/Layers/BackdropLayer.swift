package import Foundation
package import UIKitGraphics

/// A layer that shows what is beneath it, blurred and tinted, within its bounds with their corners.
///
/// It is made anew only when that changes, or itself; see ``DamagePass``. Its values animate.
package final class BackdropLayer: CALayer {
  /// The blur: the standard deviation of a Gaussian, in points, from 0, the default, on.
  package var radius: CGFloat {
    get { backdrop.radius }
    set {
      guard newValue.isFinite else { return refuse("radius", newValue) }
      changeBackdrop(\.radius, to: max(newValue, 0), "backdropRadius")
    }
  }

  /// How strong the colours become: 1, the default, leaves them, 0 makes them grey.
  package var saturation: CGFloat {
    get { backdrop.saturation }
    set {
      guard newValue.isFinite else { return refuse("saturation", newValue) }
      changeBackdrop(\.saturation, to: max(newValue, 0), "backdropSaturation")
    }
  }

  /// The colour over it; nil, the default, for none.
  package var tint: CGColor? {
    get { backdrop.tint }
    set { changeBackdrop(\.tint, to: newValue, "backdropTint") }
  }

  /// A layer that changes nothing of what is beneath.
  package override init() {
    super.init()
    beneathReaders = 1
  }

  /// A copy of the properties of another layer, without its sublayers and animations.
  package override init(layer: Any) {
    super.init(layer: layer)
    beneathReaders = 1
    if let layer = layer as? BackdropLayer { backdrop = layer.backdrop }
  }

  // MARK: Machinery

  var backdrop = BackdropValues()
  /// What was made of what is beneath; nil when that is stale.
  var kept: Kept?
  /// Where it was, or will be, made from, in pixels of the frame.
  var sample = CGRect.null

  /// What was made, and of what.
  struct Kept {
    let place: Place
    let backdrop: Backdrop
  }

  /// What it depends on beside what is beneath.
  struct Place: Equatable {
    /// What of the layer can be seen, in pixels of the frame.
    let frame: CGRect
    let style: BackdropStyle
  }

  /// Where and how the layer shows its backdrop; nil for nowhere. The transform maps its coordinates to
  /// pixels, of which `visible` can be seen.
  func place(_ transform: CGAffineTransform, _ visible: CGRect) -> Place? {
    guard let shown = shown as? BackdropLayer, shown.backdrop.isSeen, !shown.backdrop.isOpaque
    else {
      return nil
    }
    let frame = shown.values.area.applying(transform).overlap(visible)
    guard !frame.isNull, !frame.isEmpty, frame.hasFiniteSides else { return nil }
    var style = shown.backdrop.style(scale: transform.meanScale)
    // NB: of no account for what blurs more, which would be made twice.
    style.isPassing = style.sigma < 10 && shown.backdrop.radius != backdrop.radius
    return Place(frame: frame, style: style)
  }

  override func copyForPresentation() -> CALayer { BackdropLayer(layer: self) }

  override func copyValues(from model: CALayer) {
    super.copyValues(from: model)
    if let model = model as? BackdropLayer { backdrop = model.backdrop }
  }

  override func animatableProperty(_ keyPath: String) -> AnimatableProperty? {
    AnimatableProperty.backdrop[keyPath] ?? super.animatableProperty(keyPath)
  }

  override func paintContents(in painter: LayerPainter) {
    painter.paintBackdrop(of: self)
    super.paintContents(in: painter)
  }

  override var contentsExtent: CGRect {
    backdrop.isSeen ? super.contentsExtent.union(values.area) : super.contentsExtent
  }

  override var contentsPaintCount: Int { super.contentsPaintCount + (backdrop.isSeen ? 1 : 0) }

  private func changeBackdrop<Value: Equatable>(
    _ path: WritableKeyPath<BackdropValues, Value>, to value: Value, _ name: String
  ) {
    guard backdrop[keyPath: path] != value else { return }
    let key = LayerKey(name, .own)
    let action = willChange(key)
    backdrop[keyPath: path] = value
    didChange(key, action)
  }
}
