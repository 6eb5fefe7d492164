package import Foundation
package import UIKitGraphics

/// An affine transform taken apart into moves that mean something between two of them: a scaling, a
/// shear, a rotation, a movement, done in this order.
package nonisolated struct TransformParts: Sendable, Hashable {
  package var scale: CGSize
  /// How much x changes with y.
  package var shear: CGFloat
  /// In radians, from -pi to pi.
  package var rotation: CGFloat
  package var translation: CGPoint

  package init(_ transform: CGAffineTransform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    translation = CGPoint(x: transform.tx, y: transform.ty)
    let width = hypot(a, b)
    if width > 1e-12 {
      rotation = atan2(b, a)
      let determinant = a * d - b * c
      scale = CGSize(width: width, height: determinant / width)
      shear = (a * c + b * d) / (width * width)
    } else {
      // The x axis has collapsed: what is left is the y axis.
      let height = hypot(c, d)
      rotation = height > 1e-12 ? atan2(-c, d) : 0
      scale = CGSize(width: 0, height: height)
      shear = 0
    }
  }

  package var transform: CGAffineTransform {
    let (sine, cosine) = rotation == 0 ? (0, 1) : (sin(rotation), cos(rotation))
    let skewed = shear * scale.width
    return CGAffineTransform(
      a: cosine * scale.width, b: sine * scale.width,
      c: cosine * skewed - sine * scale.height, d: sine * skewed + cosine * scale.height,
      tx: translation.x, ty: translation.y)
  }

  /// The transform at `progress` between two; a rotation goes the short way.
  package static func interpolate(
    _ from: CGAffineTransform, _ to: CGAffineTransform, _ progress: CGFloat
  ) -> CGAffineTransform {
    if progress == 0 { return from }
    if progress == 1 { return to }
    let start = TransformParts(from)
    var end = TransformParts(to)
    // NB: a mirrored x axis reads as a half turn and a mirrored y; with the other reading of the end
    // two mirrored states do not spin.
    if (start.scale.height < 0) != (end.scale.height < 0), abs(end.rotation) > .pi / 2 {
      end.scale = CGSize(width: -end.scale.width, height: -end.scale.height)
      end.rotation += end.rotation > 0 ? -.pi : .pi
    }
    var turn = end.rotation - start.rotation
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
    var parts = start
    parts.scale.width = mix(start.scale.width, end.scale.width)
    parts.scale.height = mix(start.scale.height, end.scale.height)
    parts.shear = mix(start.shear, end.shear)
    parts.rotation = start.rotation + turn * progress
    parts.translation.x = mix(start.translation.x, end.translation.x)
    parts.translation.y = mix(start.translation.y, end.translation.y)
    return parts.transform
  }
}
