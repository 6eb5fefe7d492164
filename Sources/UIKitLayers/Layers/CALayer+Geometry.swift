public import Foundation
import UIKitGraphics

extension CALayer {
  /// A point of another layer's coordinates, or of the root's for nil, in this layer's.
  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(transform(from: l))
  }

  /// A point of this layer's coordinates in another layer's, or in the root's for nil.
  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(transform(to: l))
  }

  /// A rectangle of another layer's coordinates, or of the root's for nil, in this layer's: the
  /// smallest one around it.
  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(transform(from: l))
  }

  /// A rectangle of this layer's coordinates in another layer's, or in the root's for nil: the
  /// smallest one around it.
  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(transform(to: l))
  }

  /// From this layer's coordinates to those that the topmost layer lies in.
  final var transformToTop: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var current: CALayer? = self
    while let layer = current {
      transform = transform.concatenating(layer.values.transformToSuperlayer)
      current = layer.superlayer
    }
    return transform
  }

  private func transform(to layer: CALayer?) -> CGAffineTransform {
    guard let layer else { return transformToTop }
    if layer === self { return .identity }
    if layer === superlayer { return values.transformToSuperlayer }
    return transformToTop.concatenating(layer.transformToTop.inverted())
  }

  private func transform(from layer: CALayer?) -> CGAffineTransform {
    guard let layer else { return transformToTop.inverted() }
    return layer.transform(to: self)
  }

  final func hitLayer(at point: CGPoint) -> CALayer? {
    guard !values.isHidden, point.x.isFinite, point.y.isFinite else { return nil }
    let transform = values.transformToSuperlayer
    guard transform.isInvertible else { return nil }
    let local = point.applying(transform.inverted())
    let isInside = contains(local)
    if values.masksToBounds && !isInside { return nil }
    let model = modelLayer ?? self
    for child in model.orderedChildren.reversed() {
      let tested = modelLayer == nil ? child : child.presentation() ?? child
      if let hit = tested.hitTest(local) { return hit }
    }
    return isInside ? self : nil
  }
}

nonisolated extension LayerValues {
  /// The bounds and position that put the layer's frame at `frame`.
  func placement(for frame: CGRect) -> (bounds: CGRect, position: CGPoint) {
    var placed = self
    placed.bounds.size = frame.size
    if !transform.isIdentity, transform.isInvertible {
      let back = CGRect(origin: .zero, size: frame.size).applying(transform.inverted())
      placed.bounds.size = back.size
    }
    placed.position = .zero
    let origin = placed.frame.origin
    return (placed.bounds, CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y))
  }
}
