public import Foundation

/// A matrix that moves, scales, rotates and shears points of a plane.
///
/// A point maps to `x' = a x + c y + tx` and `y' = b x + d y + ty`. Angles are in radians; in UIKit's
/// coordinates, where y grows downward, a positive angle turns clockwise as seen on the screen.
public struct CGAffineTransform: Sendable, Hashable {
  /// What a unit step along x adds to x.
  public var a: CGFloat
  /// What a unit step along x adds to y.
  public var b: CGFloat
  /// What a unit step along y adds to x.
  public var c: CGFloat
  /// What a unit step along y adds to y.
  public var d: CGFloat
  /// The movement along x, in points.
  public var tx: CGFloat
  /// The movement along y, in points.
  public var ty: CGFloat

  /// The transform that leaves every point where it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A transform of zeros, as Core Graphics has it; it maps every point to the origin.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// A transform of six given numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A transform of six given numbers, without labels.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// A movement by `x` and `y` points.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scaling about the origin.
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A rotation about the origin by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the transform leaves every point where it is.
  public var isIdentity: Bool { self == .identity }

  /// The transform that does this one first and `t2` after it.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// The transform that undoes this one; this one itself when nothing can undo it.
  public func inverted() -> CGAffineTransform {
    guard isInvertible else { return self }
    let determinant = determinant
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }

  /// The transform that moves by `tx` and `ty` first and does this one after it.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// The transform that scales first and does this one after it.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// The transform that rotates by `angle` radians first and does this one after it.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CGAffineTransform {
  /// The signed factor by which the transform changes areas.
  package var determinant: CGFloat { a * d - b * c }

  /// Whether another transform can undo this one: all numbers finite, and areas do not vanish.
  package var isInvertible: Bool {
    let determinant = determinant
    return determinant.isFinite && determinant != 0 && (1 / determinant).isFinite
      && tx.isFinite && ty.isFinite && a.isFinite && b.isFinite && c.isFinite && d.isFinite
  }

  /// Whether rectangles stay rectangles with level sides.
  package var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// The factor by which lengths grow on average: the square root of that of areas.
  package var meanScale: CGFloat { abs(determinant).squareRoot() }
}
