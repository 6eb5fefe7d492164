package import Foundation
import UIKitGraphics

extension AnimatableValue {
  /// The value at `progress` of the way to `end`; below 0 and above 1 it goes on beyond, where the
  /// kind of value allows it. Values of two kinds change half way.
  package func interpolated(to end: AnimatableValue, _ progress: CGFloat) -> AnimatableValue {
    switch (self, end) {
    case (.number(let from), .number(let to)): .number(Self.mix(from, to, progress))
    case (.point(let from), .point(let to)): .point(Self.mix(from, to, progress))
    case (.size(let from), .size(let to)): .size(Self.mix(from, to, progress))
    case (.rect(let from), .rect(let to)):
      .rect(
        CGRect(
          origin: Self.mix(from.origin, to.origin, progress),
          size: Self.mix(from.size, to.size, progress)))
    case (.transform(let from), .transform(let to)):
      .transform(TransformParts.interpolate(from, to, progress))
    case (.color(let from), .color(let to)): .color(Self.mix(from, to, progress))
    case (.numbers(let from), .numbers(let to)) where from.count == to.count:
      .numbers(zip(from, to).map { Self.mix($0, $1, progress) })
    case (.colors(let from), .colors(let to)) where from.count == to.count:
      .colors(zip(from, to).map { Self.mix($0, $1, progress) })
    case (.path(let from?), .path(let to?)):
      PathMorph(from, to).map { .path($0.path(at: progress)) } ?? (progress < 0.5 ? self : end)
    default: progress < 0.5 ? self : end
    }
  }

  /// The sum, for `byValue` and for additive animations; values that cannot be added stay as they are.
  package func adding(_ other: AnimatableValue, sign: CGFloat = 1) -> AnimatableValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a + sign * b)
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: a.x + sign * b.x, y: a.y + sign * b.y))
    case (.point(let a), .size(let b)):
      return .point(CGPoint(x: a.x + sign * b.width, y: a.y + sign * b.height))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: a.width + sign * b.width, height: a.height + sign * b.height))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: a.minX + sign * b.minX, y: a.minY + sign * b.minY,
          width: a.size.width + sign * b.size.width,
          height: a.size.height + sign * b.size.height))
    case (.transform(let a), .transform(let b)):
      return .transform((sign < 0 ? b.inverted() : b).concatenating(a))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + sign * $1 })
    default: return self
    }
  }

  /// How far apart two values are, for even pace; nil where there is no such measure.
  package func distance(to other: AnimatableValue) -> CGFloat? {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(a - b)
    case (.point(let a), .point(let b)): hypot(a.x - b.x, a.y - b.y)
    case (.size(let a), .size(let b)): hypot(a.width - b.width, a.height - b.height)
    default: nil
    }
  }

  private static func mix(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat {
    // Exact at both ends.
    t == 1 ? b : a + (b - a) * t
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: mix(a.x, b.x, t), y: mix(a.y, b.y, t))
  }

  private static func mix(_ a: CGSize, _ b: CGSize, _ t: CGFloat) -> CGSize {
    CGSize(width: mix(a.width, b.width, t), height: mix(a.height, b.height, t))
  }

  private static func mix(_ a: CGColor?, _ b: CGColor?, _ t: CGFloat) -> CGColor? {
    if t == 0 { return a }
    if t == 1 { return b }
    guard let start = a ?? b?.copy(alpha: 0), let end = b ?? a?.copy(alpha: 0) else { return nil }
    return mix(start, end, t)
  }

  private static func mix(_ a: CGColor, _ b: CGColor, _ t: CGFloat) -> CGColor {
    let (from, to) = (a.rgba, b.rgba)
    return CGColor(
      red: mix(from.red, to.red, t), green: mix(from.green, to.green, t),
      blue: mix(from.blue, to.blue, t), alpha: mix(from.alpha, to.alpha, t))
  }
}
