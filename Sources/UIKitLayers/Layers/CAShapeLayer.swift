public import Foundation
public import UIKitGraphics

/// A layer that shows a path, filled and stroked.
///
/// It shows over the background and below the sublayers, and may reach out of the bounds.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path in the layer's coordinates; nil, the default, for nothing. It animates when the steps of
  /// both paths are the same.
  open var path: CGPath? {
    get { shape.path }
    set { changeShape(\.path, to: newValue?.copy(), "path") }
  }

  /// The colour inside; opaque black by default, nil for none.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { changeShape(\.fillColor, to: newValue, "fillColor") }
  }

  /// What is inside of a path that crosses itself; `nonZero` by default.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { changeShape(\.fillRule, to: newValue, "fillRule") }
  }

  /// The colour of the line; nil, the default, for none.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { changeShape(\.strokeColor, to: newValue, "strokeColor") }
  }

  /// Where on the path the line begins, as a fraction of its length from 0, the default, to 1.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { changeNumber(\.strokeStart, to: newValue, "strokeStart") }
  }

  /// Where on the path the line ends, as a fraction of its length from 0 to 1, the default.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { changeNumber(\.strokeEnd, to: newValue, "strokeEnd") }
  }

  /// The width of the line, in points; 1 by default.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { changeNumber(\.lineWidth, to: newValue, "lineWidth") }
  }

  /// How many times the line's width a sharp corner may reach; 10 by default.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { changeNumber(\.miterLimit, to: newValue, "miterLimit") }
  }

  /// The ends of the line; `butt` by default.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { changeShape(\.lineCap, to: newValue, "lineCap") }
  }

  /// The corners of the line; `miter` by default.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { changeShape(\.lineJoin, to: newValue, "lineJoin") }
  }

  /// How far into the dashes the line begins, in points; 0 by default.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { changeNumber(\.lineDashPhase, to: newValue, "lineDashPhase") }
  }

  /// The lengths of dashes and gaps in turn, in points; nil, the default, for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set { changeShape(\.lineDashPattern, to: newValue, "lineDashPattern") }
  }

  /// A shape layer without a path.
  public override init() {
    super.init()
  }

  /// A copy of the properties of another layer, without its sublayers and animations.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAShapeLayer { shape = layer.shape }
  }

  /// The layer as it shows at this moment; see ``CALayer/presentation()``.
  open override func presentation() -> CAShapeLayer? { makePresentation() as? CAShapeLayer }

  // MARK: Machinery

  final var shape = ShapeValues()

  override func copyForPresentation() -> CALayer { CAShapeLayer(layer: self) }

  override func copyValues(from model: CALayer) {
    super.copyValues(from: model)
    if let model = model as? CAShapeLayer { shape = model.shape }
  }

  override func animatableProperty(_ keyPath: String) -> AnimatableProperty? {
    AnimatableProperty.shape[keyPath] ?? super.animatableProperty(keyPath)
  }

  override func paintContents(in painter: LayerPainter) {
    super.paintContents(in: painter)
    painter.paint(shape)
  }

  override var contentsExtent: CGRect { super.contentsExtent.union(shape.extent) }

  override var contentsPaintCount: Int { super.contentsPaintCount + shape.paintCount }

  private func changeNumber(
    _ path: WritableKeyPath<ShapeValues, CGFloat>, to value: CGFloat, _ name: String
  ) {
    guard value.isFinite else { return refuse(name, value) }
    changeShape(path, to: value, name)
  }

  private func changeShape<Value: Equatable>(
    _ path: WritableKeyPath<ShapeValues, Value>, to value: Value, _ name: String
  ) {
    guard shape[keyPath: path] != value else { return }
    let key = LayerKey(name, .own)
    let action = willChange(key)
    shape[keyPath: path] = value
    didChange(key, action)
  }
}
