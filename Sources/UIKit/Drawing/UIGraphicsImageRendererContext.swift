public import Foundation
public import UIKitGraphics

/// What the closure of a renderer draws in; the same context is the current one meanwhile.
nonisolated public class UIGraphicsImageRendererContext: NSObject {
  /// The context itself.
  public let cgContext: CGContext
  /// How the image is stored.
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// What has been drawn so far.
  public var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }

  /// Fills a rectangle with the fill colour.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the fill colour, mixed in the given way.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws the edge of a rectangle, one point wide, with the stroke colour.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Cuts later drawing to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
