public import Foundation
import UIKitGraphics

/// A layer that fills its bounds, with their rounded corners, with colours that change from one to the
/// next.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours, `CGColor`s, in order; other things are refused with a message. Nil for none.
  open var colors: [Any]? {
    get { gradient.colors }
    set {
      let colors = newValue?.compactMap { $0 as? CGColor }
      guard colors?.count == newValue?.count else { return refuse("colors", newValue ?? []) }
      changeGradient(\.colors, to: colors, "colors")
    }
  }

  /// Where each colour is, from 0 to 1 and not going back; evenly spread when nil, the default.
  open var locations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: Double($0)) } }
    set {
      let locations = newValue?.map { CGFloat($0.doubleValue) }
      guard locations?.allSatisfy(\.isFinite) != false else {
        return refuse("locations", newValue ?? [])
      }
      changeGradient(\.locations, to: locations, "locations")
    }
  }

  /// Where the first colour is, in fractions of the bounds; the middle of the top by default.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { changePoint(\.startPoint, to: newValue, "startPoint") }
  }

  /// Where the last colour is, in fractions of the bounds; the middle of the bottom by default.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { changePoint(\.endPoint, to: newValue, "endPoint") }
  }

  /// How the colours are laid out; ``CAGradientLayerType/axial`` by default.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { changeGradient(\.type, to: newValue, "type") }
  }

  /// A gradient layer without colours.
  public override init() {
    super.init()
  }

  /// A copy of the properties of another layer, without its sublayers and animations.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAGradientLayer { gradient = layer.gradient }
  }

  /// The layer as it shows at this moment; see ``CALayer/presentation()``.
  open override func presentation() -> CAGradientLayer? { makePresentation() as? CAGradientLayer }

  // MARK: Machinery

  final var gradient = GradientValues()

  override func copyForPresentation() -> CALayer { CAGradientLayer(layer: self) }

  override func copyValues(from model: CALayer) {
    super.copyValues(from: model)
    if let model = model as? CAGradientLayer { gradient = model.gradient }
  }

  override func animatableProperty(_ keyPath: String) -> AnimatableProperty? {
    AnimatableProperty.gradient[keyPath] ?? super.animatableProperty(keyPath)
  }

  override func paintContents(in painter: LayerPainter) {
    painter.paint(gradient, values)
    super.paintContents(in: painter)
  }

  override var contentsExtent: CGRect {
    gradient.isSeen ? super.contentsExtent.union(values.area) : super.contentsExtent
  }

  override var contentsPaintCount: Int { super.contentsPaintCount + (gradient.isSeen ? 1 : 0) }

  private func changePoint(
    _ path: WritableKeyPath<GradientValues, CGPoint>, to value: CGPoint, _ name: String
  ) {
    guard value.x.isFinite, value.y.isFinite else { return refuse(name, value) }
    changeGradient(path, to: value, name)
  }

  private func changeGradient<Value: Equatable>(
    _ path: WritableKeyPath<GradientValues, Value>, to value: Value, _ name: String
  ) {
    guard gradient[keyPath: path] != value else { return }
    let key = LayerKey(name, .own)
    let action = willChange(key)
    gradient[keyPath: path] = value
    didChange(key, action)
  }
}
