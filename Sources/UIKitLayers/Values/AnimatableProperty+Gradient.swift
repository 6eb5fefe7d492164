import Foundation
import UIKitGraphics

extension AnimatableProperty {
  /// What a gradient layer has beyond other layers.
  static let gradient: [String: AnimatableProperty] = [
    "colors": AnimatableProperty(
      damage: .own, read: { .colors(($0 as? CAGradientLayer)?.gradient.colors ?? []) },
      write: { layer, value in
        if let colors = value.colors { (layer as? CAGradientLayer)?.gradient.colors = colors }
      }),
    "locations": AnimatableProperty(
      damage: .own,
      read: { layer in
        let gradient = (layer as? CAGradientLayer)?.gradient
        return .numbers(gradient?.locations ?? evenLocations(gradient?.colors?.count ?? 0))
      },
      write: { layer, value in
        if let numbers = value.numbers { (layer as? CAGradientLayer)?.gradient.locations = numbers }
      }),
    "startPoint": point(\.startPoint),
    "endPoint": point(\.endPoint),
  ]

  private static func evenLocations(_ count: Int) -> [CGFloat] {
    (0..<count).map { CGFloat($0) / CGFloat(max(count - 1, 1)) }
  }

  private static func point(_ path: WritableKeyPath<GradientValues, CGPoint>) -> Self {
    AnimatableProperty(
      damage: .own,
      read: { .point(($0 as? CAGradientLayer)?.gradient[keyPath: path] ?? .zero) },
      write: { layer, value in
        if let point = value.point { (layer as? CAGradientLayer)?.gradient[keyPath: path] = point }
      })
  }
}
