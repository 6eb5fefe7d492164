public import Foundation
import UIKitGraphics

/// Shows a picture. Takes no touches unless told to.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Makes a view as large as `image`.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
  }

  /// Makes a view as large as `image`, with another one for ``isHighlighted``.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Makes a view with a frame in points, in the coordinates of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The picture.
  open var image: UIImage? {
    didSet { if oldValue !== image { imageDidChange(from: oldValue) } }
  }

  /// The picture for ``isHighlighted``; nil for ``image``.
  open var highlightedImage: UIImage? {
    didSet { if oldValue !== highlightedImage { setNeedsDisplay() } }
  }

  /// Whether the highlighted picture is shown.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { setNeedsDisplay() } }
  }

  /// The size of the picture in points.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The size of the picture in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// A template is drawn in the tint.
  open override func tintColorDidChange() { setNeedsDisplay() }

  /// A picture may reach beyond the bounds; ``UIView/clipsToBounds`` cuts it off.
  open override func layerWillDraw(_ layer: CALayer) {
    super.layerWillDraw(layer)
    layer.drawingArea =
      shown.map { ImagePlacement.rect(of: $0.size, in: bounds, mode: contentMode) } ?? .null
  }

  /// Draws the picture in the way of `contentMode`.
  open override func draw(_ rect: CGRect) {
    guard let shown, let context = UIGraphicsGetCurrentContext() else { return }
    let target = ImagePlacement.rect(of: shown.size, in: bounds, mode: contentMode)
    if shown.renderingMode == .alwaysTemplate {
      let tint = tintColor.resolvedCGColor(with: traitCollection)
      shown.drawStencil(in: target, color: tint, context: context)
    } else {
      shown.draw(in: target)
    }
  }

  private var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func setUp() {
    isUserInteractionEnabled = false
    accessibilityTraits = .image
    // The picture is placed while drawing, so that a resizable one can keep its edges.
    layer.needsDisplayOnBoundsChange = true
    layer.contentsGravity = .resize
  }

  private func imageDidChange(from old: UIImage?) {
    setNeedsDisplay()
    if old?.size != image?.size { invalidateIntrinsicContentSize() }
  }

  override func applyContentMode() {
    setNeedsDisplay()
  }
}
