package import Foundation
package import UIKitGraphics

/// A value that an animation can take a layer's property through.
package enum AnimatableValue {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CGAffineTransform)
  /// nil is the absence of a colour: it fades to and from the other colour's transparent version.
  case color(CGColor?)
  case numbers([CGFloat])
  case colors([CGColor])
  case path(CGPath?)
  /// Anything else changes from one to the other half way.
  case discrete(Any?)

  /// The value in what an app put in an animation's `fromValue` and its like.
  package init(_ any: Any) {
    switch any {
    case let value as AnimatableValue: self = value
    case let value as CGFloat: self = .number(value)
    case let value as Double: self = .number(CGFloat(value))
    case let value as Float: self = .number(CGFloat(value))
    case let value as Int: self = .number(CGFloat(value))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CGAffineTransform: self = .transform(value)
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as CGVector: self = .size(CGSize(width: value.dx, height: value.dy))
    case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
    case let value as [CGFloat]: self = .numbers(value)
    case let value as [CGColor]: self = .colors(value)
    case let value as [Any]: self = Self.array(value)
    default: self = .discrete(any)
    }
  }

  private static func array(_ elements: [Any]) -> AnimatableValue {
    var numbers: [CGFloat] = []
    var colors: [CGColor] = []
    for element in elements {
      switch AnimatableValue(element) {
      case .number(let number): numbers.append(number)
      case .color(let color?): colors.append(color)
      default: return .discrete(elements)
      }
    }
    return colors.isEmpty ? .numbers(numbers) : .colors(colors)
  }
}

extension AnimatableValue {
  package var number: CGFloat? { if case .number(let value) = self { value } else { nil } }
  package var point: CGPoint? { if case .point(let value) = self { value } else { nil } }
  package var rect: CGRect? { if case .rect(let value) = self { value } else { nil } }

  /// A movement may be given as a size or as a point.
  package var size: CGSize? {
    switch self {
    case .size(let value): value
    case .point(let value): CGSize(width: value.x, height: value.y)
    default: nil
    }
  }

  package var transform: CGAffineTransform? {
    if case .transform(let value) = self { value } else { nil }
  }

  package var numbers: [CGFloat]? { if case .numbers(let value) = self { value } else { nil } }
  package var colors: [CGColor]? { if case .colors(let value) = self { value } else { nil } }

  /// The object to hand to an app.
  package var any: Any? {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .numbers(let value): value
    case .colors(let value): value
    case .path(let value): value
    case .discrete(let value): value
    }
  }

  /// Whether every number in it is finite; what is not must never reach a layer.
  package var isFinite: Bool {
    switch self {
    case .number(let value): value.isFinite
    case .point(let value): value.x.isFinite && value.y.isFinite
    case .size(let value): value.width.isFinite && value.height.isFinite
    case .rect(let value): value.hasFiniteSides
    case .transform(let value): value.hasFiniteNumbers
    case .numbers(let value): value.allSatisfy(\.isFinite)
    case .color, .colors, .path, .discrete: true
    }
  }
}
