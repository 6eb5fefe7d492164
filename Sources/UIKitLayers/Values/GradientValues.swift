import Foundation
import UIKitGraphics

/// What is special to a gradient layer, as values.
nonisolated struct GradientValues {
  var colors: [CGColor]?
  var locations: [CGFloat]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial
}

nonisolated extension GradientValues {
  var isSeen: Bool { colors?.contains { $0.alpha > 0 } ?? false }
}
