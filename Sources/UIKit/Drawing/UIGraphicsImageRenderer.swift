public import Foundation
import UIKitGraphics

/// Draws images, on any thread.
nonisolated public class UIGraphicsImageRenderer: NSObject {
  /// How large the images are, in points.
  public let bounds: CGRect
  /// How they are stored.
  public let format: UIGraphicsImageRendererFormat

  /// A renderer of images of `size` points, at the screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of images of `size` points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer whose images show `bounds` of the coordinates drawn in.
  public init(
    bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
  ) {
    self.bounds = bounds.standardized
    self.format = format
    super.init()
  }

  /// An image of what `actions` draws.
  ///
  /// A size that is not finite, is zero, or has more than 64 million pixels gives an empty image.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let image = render(actions) else { return UIImage() }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }

  /// The bytes of a PNG of what `actions` draws; empty where ``image(actions:)`` would be.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    (try? render(actions)?.pngData()) ?? Data()
  }

  private func render(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGImage? {
    let scale = format.scale
    let width = (bounds.width * scale).rounded(.up)
    let height = (bounds.height * scale).rounded(.up)
    guard width.isFinite, height.isFinite, width >= 1, height >= 1, width * height <= 64e6,
      let bitmap = Bitmap(width: Int(width), height: Int(height), opaque: format.opaque)
    else { return nil }
    let base = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale)
    let context = bitmap.makeContext(base: base)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    return bitmap.makeImage()
  }
}
