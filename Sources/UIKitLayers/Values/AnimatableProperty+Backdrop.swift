import Foundation
import UIKitGraphics

extension AnimatableProperty {
  /// What a layer with a backdrop has beyond other layers.
  static let backdrop: [String: AnimatableProperty] = [
    "backdropRadius": number(\.radius),
    "backdropSaturation": number(\.saturation),
    "backdropTint": AnimatableProperty(
      damage: .own, read: { .color(($0 as? BackdropLayer)?.backdrop.tint) },
      write: { layer, value in
        if case .color(let color) = value { (layer as? BackdropLayer)?.backdrop.tint = color }
      }),
  ]

  private static func number(_ path: WritableKeyPath<BackdropValues, CGFloat>) -> Self {
    AnimatableProperty(
      damage: .own,
      read: { .number(($0 as? BackdropLayer)?.backdrop[keyPath: path] ?? 0) },
      write: { layer, value in
        if let number = value.number {
          (layer as? BackdropLayer)?.backdrop[keyPath: path] = number
        }
      })
  }
}
