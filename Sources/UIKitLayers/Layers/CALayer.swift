public import Foundation
public import UIKitGraphics

/// A rectangle on the screen with a place, a look and sublayers; what views are drawn by.
///
/// Lengths are points; y grows downward; angles are radians. Changing a property of a layer that is
/// on the screen animates it in a quarter of a second, unless its delegate says otherwise, as views
/// do outside of animation blocks. Geometry that is not finite is refused with a message.
///
/// What a layer shows, from back to front: its shadow, its background, its contents, its sublayers,
/// its border.
// NB: longer than our files are: without Objective-C an `open` member has to be in the one body.
@preconcurrency @MainActor
open class CALayer: NSObject {
  // MARK: Geometry

  /// The layer in its own coordinates. Changing its size keeps the place of the anchor point.
  open var bounds: CGRect {
    get { values.bounds }
    set {
      guard newValue.hasFiniteSides else { return refuse("bounds", newValue) }
      let old = values.bounds
      change(\.bounds, to: newValue, .bounds)
      guard values.bounds != old else { return }
      setNeedsLayout()
      if needsDisplayOnBoundsChange, values.bounds.size != old.size { setNeedsDisplay() }
    }
  }

  /// Where the anchor point lies in the superlayer's coordinates.
  open var position: CGPoint {
    get { values.position }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return refuse("position", newValue) }
      change(\.position, to: newValue, .position)
    }
  }

  /// Where the anchor lies in the bounds, as a fraction of their size; the middle by default. The
  /// layer is placed by it, and turned and scaled about it.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return refuse("anchorPoint", newValue) }
      change(\.anchorPoint, to: newValue, .anchorPoint)
    }
  }

  /// The order among sublayers of one layer: larger is nearer. Equal ones are in the order of the
  /// array. 0 by default.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set {
      guard newValue.isFinite else { return refuse("zPosition", newValue) }
      change(\.zPosition, to: newValue, .zPosition)
      parent?.sortsByZPosition = true
    }
  }

  /// The smallest rectangle around the layer in its superlayer's coordinates. Setting it sets bounds
  /// and position; a negative size is turned the right way round.
  open var frame: CGRect {
    get { values.frame }
    set {
      guard newValue.hasFiniteSides else { return refuse("frame", newValue) }
      let (bounds, position) = values.placement(for: newValue.standardized)
      self.bounds = bounds
      self.position = position
    }
  }

  // MARK: Look

  /// Whether the layer and its sublayers do not show.
  open var isHidden: Bool {
    get { values.isHidden }
    set { change(\.isHidden, to: newValue, .hidden) }
  }

  /// The opacity of the layer and its sublayers as one, from 0 to 1.
  open var opacity: Float {
    get { values.opacity }
    set {
      guard newValue.isFinite else { return refuse("opacity", newValue) }
      change(\.opacity, to: newValue, .opacity)
    }
  }

  /// Whether sublayers and contents are cut to the bounds with their rounded corners.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { change(\.masksToBounds, to: newValue, .masksToBounds) }
  }

  /// The colour behind the contents; nil, the default, for none.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { change(\.backgroundColor, to: newValue, .backgroundColor) }
  }

  /// The radius of the corners of background and border, and of what `masksToBounds` cuts.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set {
      guard newValue.isFinite else { return refuse("cornerRadius", newValue) }
      change(\.cornerRadius, to: newValue, .cornerRadius)
    }
  }

  // MARK: Contents

  /// The image in the layer, a `CGImage`; other things are refused with a message. Setting it
  /// replaces what was drawn.
  open var contents: Any? {
    get { values.contents }
    set { setContents(newValue) }
  }

  /// Whether a change of the bounds' size asks for a new display; otherwise the contents are fitted
  /// to the new size as `contentsGravity` says. False by default.
  open var needsDisplayOnBoundsChange = false

  /// Asks for a new display with the next frame.
  open func setNeedsDisplay() { mark(.display) }

  /// Asks for a new display with the next frame. The contents are always drawn as a whole.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Displays now, if that was asked for.
  open func displayIfNeeded() {
    if pending.contains(.display) { DisplayPass.display(self) }
  }

  /// Makes new contents: lets the delegate set them, or else keeps what ``draw(in:)`` draws. Call
  /// ``setNeedsDisplay()`` instead, which gathers what is asked for.
  open func display() { DisplayPass.makeContents(of: self) }

  /// Draws the contents, in the layer's own coordinates; leaves it to the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Paints the layer and its sublayers into a context whose coordinates are taken as the layer's own,
  /// without animations. Layers that asked for a display make their contents first.
  open func render(in ctx: CGContext) { LayerPainter.render(self, in: ctx, showsAnimations: false) }

  // MARK: Tree

  /// The layer that this one is in.
  open var superlayer: CALayer? { modelLayer?.superlayer?.presentation() ?? parent }

  /// The layers in this one, from back to front; nil when there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceChildren(newValue ?? []) }
  }

  /// Puts `layer` in front of the other sublayers, taking it out of where it was. A layer cannot go
  /// into itself or into one of its own sublayers: that is refused with a message.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Puts `layer` at an index of `sublayers`, which is brought into range.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Puts `layer` right behind `sibling`, or in front when that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 0)
  }

  /// Puts `layer` right before `sibling`, or in front when that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 1)
  }

  /// Puts `newLayer` where `oldLayer` is, which leaves. Does nothing when that is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, newLayer)
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() { detach() }

  // MARK: Layout

  /// Asks for a layout of the sublayers with the next frame.
  open func setNeedsLayout() { mark(.layout) }

  /// Lays out now what asked for it: in this layer, below it, and above it as far as superlayers ask
  /// without a gap.
  open func layoutIfNeeded() { LayoutPass.run(onBehalfOf: self) }

  /// Places the sublayers; leaves it to the delegate. Call ``setNeedsLayout()`` instead.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Hit testing

  /// The nearest layer at a point of the superlayer's coordinates, this one included, or nil. Hidden
  /// layers do not count; sublayers outside of the bounds do, unless `masksToBounds`.
  open func hitTest(_ p: CGPoint) -> CALayer? { hitLayer(at: p) }

  /// Whether a point of the layer's own coordinates is in its bounds.
  open func contains(_ p: CGPoint) -> Bool { values.area.contains(p) }

  // MARK: Animations

  /// Runs a copy of `anim` under `key`, in place of one that already runs under it. Without a key
  /// several can run beside each other. An animation without a duration takes the transaction's. A
  /// layer that is on no screen by the end of the transaction goes to the end at once.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key) }

  /// Ends the animation under `key`; its delegate hears that it did not finish.
  open func removeAnimation(forKey key: String) { animations?.remove(key) }

  /// Ends all animations; their delegates hear that they did not finish.
  open func removeAllAnimations() { animations?.removeAll() }

  /// The running animation under `key`; do not change it.
  open func animation(forKey key: String) -> CAAnimation? { animations?.animation(key) }

  /// The keys of the running animations, in the order they were added; nil when there are none.
  open func animationKeys() -> [String]? { animations?.keys }

  /// What happens when the property `event` changes: what the delegate answers, or else ``actions``,
  /// or else ``defaultAction(forKey:)``, or else, on a screen, a basic animation. Nil for nothing.
  open func action(forKey event: String) -> (any CAAction)? { findAction(event) }

  /// An action for layers of a class; nil here.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Actions by the names of properties; `NSNull()` for none.
  open var actions: [String: any CAAction]?

  /// A copy of the layer as it shows at this moment, in the middle of its animations. Nil for a layer
  /// that is on no screen.
  open func presentation() -> CALayer? { makePresentation() }

  // MARK: Identity

  /// The object that the layer belongs to.
  open weak var delegate: (any CALayerDelegate)?

  /// A name for one's own use; it shows in messages.
  open var name: String?

  /// A layer of no size at the origin.
  public override init() {
    super.init()
  }

  /// A copy of the properties of another layer, without its sublayers and animations.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    values = layer.values
    recording = layer.recording
    name = layer.name
    needsDisplayOnBoundsChange = layer.needsDisplayOnBoundsChange
  }

  // MARK: Machinery

  final var values = LayerValues()
  final weak var parent: CALayer?
  final var children: [CALayer] = []
  final var sortsByZPosition = false
  final var maskLayer: CALayer?
  final var ownVibrance: Vibrance?
  final var keptShadow: ShadowCopy?
  final var beneathReaders = 0
  final weak var tree: LayerTree?
  final var pending: PendingWork = []
  final var painted = PaintedRects()
  final var cachedExtent: CGRect?
  final var recording: LayerRecording?
  /// What drawing is cut to where that is more than the bounds; null for the bounds alone.
  package final var drawingArea = CGRect.null
  final var delegateLeftDisplay = false
  final var layoutRuns = LayoutRuns()
  final var animations: LayerAnimations?
  final var timing: LayerTiming?
  /// For a presentation: the layer that it shows.
  final weak var modelLayer: CALayer?

  /// A new layer of the same kind, of this module's classes, with the same values.
  func copyForPresentation() -> CALayer { CALayer(layer: self) }

  /// Takes over the values that animations may have changed in `shown`, which is of the same class.
  func copyValues(from model: CALayer) { values = model.values }

  /// How to animate a property; nil when there is no such property.
  func animatableProperty(_ keyPath: String) -> AnimatableProperty? {
    AnimatableProperty.common[keyPath]
  }

  /// Paints what is special to the class, between the background and the sublayers.
  func paintContents(in painter: LayerPainter) { painter.paintContents(of: self) }

  /// What `paintContents` touches at most, in the layer's coordinates; null for nothing.
  var contentsExtent: CGRect { LayerExtent.contents(of: self) }

  /// How many things `paintContents` paints: 0, 1, or 2 for more.
  var contentsPaintCount: Int { LayerExtent.contentsPaintCount(of: self) }
}
