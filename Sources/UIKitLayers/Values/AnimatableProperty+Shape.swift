import Foundation
import UIKitGraphics

extension AnimatableProperty {
  /// What a shape layer has beyond other layers.
  static let shape: [String: AnimatableProperty] = [
    "path": AnimatableProperty(
      damage: .own, read: { .path(($0 as? CAShapeLayer)?.shape.path) },
      write: { layer, value in
        if case .path(let path) = value { (layer as? CAShapeLayer)?.shape.path = path }
      }),
    "fillColor": color(\.fillColor),
    "strokeColor": color(\.strokeColor),
    "strokeStart": number(\.strokeStart),
    "strokeEnd": number(\.strokeEnd),
    "lineWidth": number(\.lineWidth),
    "miterLimit": number(\.miterLimit),
    "lineDashPhase": number(\.lineDashPhase),
  ]

  private static func number(_ path: WritableKeyPath<ShapeValues, CGFloat>) -> Self {
    AnimatableProperty(
      damage: .own,
      read: { .number(($0 as? CAShapeLayer)?.shape[keyPath: path] ?? 0) },
      write: { layer, value in
        if let number = value.number { (layer as? CAShapeLayer)?.shape[keyPath: path] = number }
      })
  }

  private static func color(_ path: WritableKeyPath<ShapeValues, CGColor?>) -> Self {
    AnimatableProperty(
      damage: .own,
      read: { .color(($0 as? CAShapeLayer)?.shape[keyPath: path]) },
      write: { layer, value in
        if case .color(let color) = value {
          (layer as? CAShapeLayer)?.shape[keyPath: path] = color
        }
      })
  }
}
