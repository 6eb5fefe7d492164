import Foundation
import UIKitGraphics

/// How far the paint of a layer reaches, in its own coordinates; null for nowhere.
///
/// In the middle of its animations, or, with `animated` false, as its own values say.
enum LayerExtent {
  /// What the layer paints itself, its shadow included.
  static func own(of layer: CALayer, animated: Bool = true) -> CGRect {
    let shown = animated ? layer.shown : layer
    let values = shown.values
    if values.shadowFollowsContents { return subtree(of: layer, animated: animated) }
    return withShadow(box(of: shown), values)
  }

  /// The layer with all below it. Kept until something about it changes.
  static func subtree(of layer: CALayer, animated: Bool = true) -> CGRect {
    guard animated else { return withShadow(body(of: layer, animated: false), layer.values) }
    if let cached = layer.cachedExtent { return cached }
    let extent = withShadow(body(of: layer), layer.shownValues)
    layer.cachedExtent = extent
    return extent
  }

  /// The layer with all below it, but without its own shadow.
  static func body(of layer: CALayer, animated: Bool = true) -> CGRect {
    let shown = animated ? layer.shown : layer
    let values = shown.values
    // NB: children are not looked at: with their changes the extent stays as it is.
    if values.masksToBounds {
      return layer.children.isEmpty ? box(of: shown).overlap(values.area) : values.area
    }
    var extent = box(of: shown)
    for child in layer.children {
      let childValues = animated ? child.shownValues : child.values
      guard !childValues.isHidden, childValues.opacity > 0 else { continue }
      let childExtent = subtree(of: child, animated: animated)
      guard !childExtent.isNull else { continue }
      extent = extent.union(
        childExtent.applying(childValues.transformToSuperlayer).withinReach)
    }
    return extent
  }

  /// What the standard contents touch: an image or what was drawn.
  static func contents(of shown: CALayer) -> CGRect {
    let values = shown.values
    if let image = values.contents {
      return ContentsPlacement(values).frame(ofContents: image.pointSize(values))
    }
    guard let recording = (shown.modelLayer ?? shown).recording else { return .null }
    let list = recording.list.bounds
    guard values.area != recording.bounds else { return list }
    return list.applying(ContentsPlacement(values).transform(of: recording.bounds))
  }

  static func contentsPaintCount(of shown: CALayer) -> Int {
    if shown.values.contents != nil { return 1 }
    guard let recording = (shown.modelLayer ?? shown).recording else { return 0 }
    return recording.list.paintsOnce ? 1 : 2
  }

  /// Background, border and contents.
  private static func box(of shown: CALayer) -> CGRect {
    let values = shown.values
    let contents = shown.contentsExtent
    let area = values.hasBackground || values.hasBorder ? values.area : .null
    if values.masksToBounds { return area.union(contents.overlap(values.area)) }
    return area.union(contents)
  }

  private static func withShadow(_ extent: CGRect, _ values: LayerValues) -> CGRect {
    guard values.throwsShadow else { return extent }
    let shape: CGRect
    if let path = values.shadowPath {
      shape = path.boundingBoxOfPath
    } else {
      shape = values.hasBackground ? values.area : extent
    }
    guard !shape.isNull else { return extent }
    let reach = values.shadowReach
    return extent.union(
      shape.insetBy(dx: -reach, dy: -reach)
        .offsetBy(dx: values.shadowOffset.width, dy: values.shadowOffset.height).withinReach)
  }
}

extension CGRect {
  /// The part of the rectangle whose numbers can tell points apart.
  ///
  /// NB: a rectangle is an origin and a size. From further out than this, adding the two loses the
  /// points by which it reaches onto the screen.
  fileprivate nonisolated var withinReach: CGRect {
    let far: CGFloat = 1e13
    if minX >= -far, minY >= -far, maxX <= far, maxY <= far { return self }
    return overlap(CGRect(x: -far, y: -far, width: 2 * far, height: 2 * far))
  }
}

nonisolated extension LayerValues {
  var hasBackground: Bool { (backgroundColor?.alpha ?? 0) > 0 }
  var hasBorder: Bool { borderWidth > 0 && (borderColor?.alpha ?? 0) > 0 }
  /// Cutting to the bounds cuts the shadow off.
  var throwsShadow: Bool { hasShadow && !masksToBounds }
  /// Whether the shadow is that of all that shows of the layer.
  var shadowFollowsContents: Bool { throwsShadow && shadowPath == nil && !hasBackground }
  /// The blur of the shadow; what would be wider than any screen is not told apart.
  var shadowSigma: CGFloat { min(max(shadowRadius, 0), 1000) }
  /// How far the shadow reaches beyond what throws it: what is further is less than 1/255.
  var shadowReach: CGFloat { shadowSigma * 3 }
}
