import Foundation
import UIKitGraphics
import UIKitLayers

extension UIView {
  static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      Diagnostics.report(
        "layerClass of \(Self.self) is \(layerClass), which is not a CALayer; a CALayer is used.")
      return CALayer()
    }
    return ObjectFactory.make(type)
  }

  func record(in context: CGContext) {
    UIGraphicsPushContext(context)
    traitCollection.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
  }

  func useGravityOfContentMode() {
    layer.contentsGravity =
      switch contentMode {
      case .scaleToFill: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      // NB: gravity names count from the bottom, as on a Mac; the y axis here points down.
      case .redraw: .topLeft
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    layer.needsDisplayOnBoundsChange = contentMode == .redraw
  }
}
