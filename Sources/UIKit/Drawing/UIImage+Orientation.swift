import Foundation
import UIKitGraphics

nonisolated extension UIImage.Orientation {
  /// Whether width and height change places.
  var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The orientation of the picture mirrored across.
  var flipped: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }

  /// From a place among stored pixels to where it is seen; `width` and `height` are those stored.
  fileprivate func transform(_ width: CGFloat, _ height: CGFloat) -> CGAffineTransform {
    switch self {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    }
  }
}

nonisolated extension UIImage {
  /// The pixels the right way up; nil for an empty image.
  var uprightPixels: CGImage? { cgImage?.upright(imageOrientation) }
}

nonisolated extension CGImage {
  /// The picture turned the right way up; nil when there is no memory for it.
  func upright(_ orientation: UIImage.Orientation) -> CGImage? {
    guard orientation != .up else { return self }
    let isTurned = orientation.swapsSides
    guard
      let bitmap = Bitmap(
        width: isTurned ? height : width, height: isTurned ? width : height, opaque: isOpaque)
    else { return nil }
    let context = bitmap.makeContext()
    // Pixels land on pixels: nothing has to be mixed.
    context.interpolationQuality = .none
    context.concatenate(orientation.transform(CGFloat(width), CGFloat(height)))
    context.drawUpright(self, in: CGRect(x: 0, y: 0, width: width, height: height))
    return bitmap.takeImage()
  }

  /// The picture at another size in pixels; nil when there is no memory for it.
  func resized(width newWidth: Int, height newHeight: Int) -> CGImage? {
    guard newWidth != width || newHeight != height else { return self }
    guard let bitmap = Bitmap(width: newWidth, height: newHeight, opaque: isOpaque) else {
      return nil
    }
    let context = bitmap.makeContext()
    context.interpolationQuality = .high
    context.drawUpright(self, in: CGRect(x: 0, y: 0, width: newWidth, height: newHeight))
    return bitmap.takeImage()
  }
}
