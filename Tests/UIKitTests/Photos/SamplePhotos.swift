import Foundation
import UIKit
import UIKitGraphics

/// The photos that the tests of UIKitImages have, too.
enum SamplePhotos {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("UIKitImagesTests/Photos").path

  static func path(_ name: String) -> String { folder + "/" + name }

  /// How far two pictures are apart as they are seen: the mean over pixels and colours, 0 to 255; nil for different sizes.
  static func difference(_ one: UIImage?, _ other: UIImage?) -> Double? {
    guard let one = pixels(one), let other = pixels(other), one.width == other.width,
      one.height == other.height
    else { return nil }
    var sum = 0
    one.withUnsafeBytes { mine in
      other.withUnsafeBytes { theirs in
        for index in 0..<(one.width * one.height * 4) where index % 4 != 3 {
          sum += abs(Int(mine[index]) - Int(theirs[index]))
        }
      }
    }
    return Double(sum) / Double(one.width * one.height * 3)
  }

  /// The picture as it is drawn at its own size.
  private static func pixels(_ image: UIImage?) -> CGImage? {
    guard let image, image.size.width >= 1, image.size.height >= 1 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: image.size, format: format)
      .image { _ in image.draw(at: .zero) }.cgImage
  }
}
