public import UIKitGraphics

/// What a layer asks of the object it belongs to, which is a view for most layers.
///
/// All methods have implementations that say "not mine".
@MainActor
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's contents, when it asked for a new display. The standard implementation leaves
  /// it to ``draw(_:in:)``.
  func display(_ layer: CALayer)
  /// Draws the layer's contents, in its own coordinates. What is drawn is kept until the next display.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called right before the layer's contents are drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// What to do when the property `event` is about to change: an action, `NSNull()` for nothing, or
  /// nil to let the layer decide.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Leaves the contents to ``draw(_:in:)``.
  public func display(_ layer: CALayer) { layer.delegateLeftDisplay = true }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Lets the layer decide.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
