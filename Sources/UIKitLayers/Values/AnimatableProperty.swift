import Foundation
import UIKitGraphics

/// How an animation gets at a property of a layer.
struct AnimatableProperty {
  let damage: LayerKey.Damage
  let read: @MainActor (CALayer) -> AnimatableValue
  let write: @MainActor (CALayer, AnimatableValue) -> Void
}

extension AnimatableProperty {
  /// The properties of every layer, by their key paths.
  static let common: [String: AnimatableProperty] = {
    var table: [String: AnimatableProperty] = [:]
    table["bounds"] = rect(\.bounds, .subtree)
    table["bounds.origin"] = point(\.bounds.origin, .subtree)
    table["bounds.origin.x"] = number(\.bounds.origin.x, .subtree)
    table["bounds.origin.y"] = number(\.bounds.origin.y, .subtree)
    table["bounds.size"] = size(\.bounds.size, .subtree)
    table["bounds.size.width"] = number(\.bounds.size.width, .subtree)
    table["bounds.size.height"] = number(\.bounds.size.height, .subtree)
    table["position"] = point(\.position, .subtree)
    table["position.x"] = number(\.position.x, .subtree)
    table["position.y"] = number(\.position.y, .subtree)
    table["anchorPoint"] = point(\.anchorPoint, .subtree)
    table["zPosition"] = number(\.zPosition, .order)
    table["cornerRadius"] = number(\.cornerRadius, .subtree)
    table["borderWidth"] = number(\.borderWidth, .own)
    table["shadowRadius"] = number(\.shadowRadius, .subtree)
    table["shadowOffset"] = size(\.shadowOffset, .subtree)
    table["backgroundColor"] = color(\.backgroundColor, .own)
    table["borderColor"] = color(\.borderColor, .own)
    table["shadowColor"] = color(\.shadowColor, .subtree)
    table["opacity"] = float(\.opacity, .subtree)
    table["shadowOpacity"] = float(\.shadowOpacity, .subtree)
    table["contentsRect"] = rect(\.contentsRect, .own)
    table["contentsCenter"] = rect(\.contentsCenter, .own)
    table["shadowPath"] = AnimatableProperty(
      damage: .subtree, read: { .path($0.values.shadowPath) },
      write: { if case .path(let path) = $1 { $0.values.shadowPath = path } })
    table["hidden"] = AnimatableProperty(
      damage: .subtree, read: { .number($0.values.isHidden ? 1 : 0) },
      write: { if let number = $1.number { $0.values.isHidden = number >= 0.5 } })
    table["contents"] = AnimatableProperty(
      damage: .own, read: { .discrete($0.values.contents) },
      write: { if case .discrete(let image) = $1 { $0.values.contents = image as? CGImage } })
    table.merge(transforms) { $1 }
    return table
  }()

  /// The transform and its parts. A part is set in the transform taken apart, so that a full turn
  /// turns and two parts of two animations go together.
  private static let transforms: [String: AnimatableProperty] = {
    var table: [String: AnimatableProperty] = [:]
    table["transform"] = AnimatableProperty(
      damage: .subtree, read: { .transform($0.values.transform) },
      write: { if let transform = $1.transform { $0.values.transform = transform } })
    table["transform.rotation"] = part(\.rotation)
    table["transform.rotation.z"] = part(\.rotation)
    table["transform.scale.x"] = part(\.scale.width)
    table["transform.scale.y"] = part(\.scale.height)
    table["transform.translation.x"] = part(\.translation.x)
    table["transform.translation.y"] = part(\.translation.y)
    table["transform.scale"] = AnimatableProperty(
      damage: .subtree,
      read: {
        let scale = TransformParts($0.values.transform).scale
        return .number((scale.width + scale.height) / 2)
      },
      write: { layer, value in
        guard let number = value.number else { return }
        var parts = TransformParts(layer.values.transform)
        parts.scale = CGSize(width: number, height: number)
        layer.values.transform = parts.transform
      })
    table["transform.translation"] = AnimatableProperty(
      damage: .subtree,
      read: { .size(CGSize(width: $0.values.transform.tx, height: $0.values.transform.ty)) },
      write: { layer, value in
        guard let size = value.size else { return }
        layer.values.transform.tx = size.width
        layer.values.transform.ty = size.height
      })
    return table
  }()

  private static func part(_ path: WritableKeyPath<TransformParts, CGFloat>) -> Self {
    AnimatableProperty(
      damage: .subtree,
      read: { .number(TransformParts($0.values.transform)[keyPath: path]) },
      write: { layer, value in
        guard let number = value.number else { return }
        var parts = TransformParts(layer.values.transform)
        parts[keyPath: path] = number
        layer.values.transform = parts.transform
      })
  }

  private typealias Path<Value> = WritableKeyPath<LayerValues, Value>

  private static func number(_ path: Path<CGFloat>, _ damage: LayerKey.Damage) -> Self {
    AnimatableProperty(
      damage: damage, read: { .number($0.values[keyPath: path]) },
      write: { if let value = $1.number { $0.values[keyPath: path] = value } })
  }

  private static func float(_ path: Path<Float>, _ damage: LayerKey.Damage) -> Self {
    AnimatableProperty(
      damage: damage, read: { .number(CGFloat($0.values[keyPath: path])) },
      write: { if let value = $1.number { $0.values[keyPath: path] = Float(value) } })
  }

  private static func point(_ path: Path<CGPoint>, _ damage: LayerKey.Damage) -> Self {
    AnimatableProperty(
      damage: damage, read: { .point($0.values[keyPath: path]) },
      write: { if let value = $1.point { $0.values[keyPath: path] = value } })
  }

  private static func size(_ path: Path<CGSize>, _ damage: LayerKey.Damage) -> Self {
    AnimatableProperty(
      damage: damage, read: { .size($0.values[keyPath: path]) },
      write: { if let value = $1.size { $0.values[keyPath: path] = value } })
  }

  private static func rect(_ path: Path<CGRect>, _ damage: LayerKey.Damage) -> Self {
    AnimatableProperty(
      damage: damage, read: { .rect($0.values[keyPath: path]) },
      write: { if let value = $1.rect { $0.values[keyPath: path] = value } })
  }

  private static func color(_ path: Path<CGColor?>, _ damage: LayerKey.Damage) -> Self {
    AnimatableProperty(
      damage: damage, read: { .color($0.values[keyPath: path]) },
      write: { if case .color(let value) = $1 { $0.values[keyPath: path] = value } })
  }
}
