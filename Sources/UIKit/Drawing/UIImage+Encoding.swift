public import Foundation
import UIKitGraphics
import UIKitImages

nonisolated extension UIImage {
  /// The bytes of a PNG of the picture, the right way up; nil for an empty image.
  public func pngData() -> Data? {
    try? uprightPixels?.pngData()
  }

  /// The bytes of a JPEG of the picture, the right way up; nil for an empty image. What lets through what is behind it is
  /// put on white.
  ///
  /// - Parameter compressionQuality: From 0 (smallest) to 1 (best).
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    uprightPixels.flatMap {
      try? ImageEncoder.data(of: $0, as: .jpeg, quality: Double(compressionQuality))
    }
  }

  /// The bytes of a HEIC of the picture, the right way up; nil for an empty image. Takes seconds for a large photo: not
  /// for the main thread.
  public func heicData() -> Data? {
    uprightPixels.flatMap { try? ImageEncoder.data(of: $0, as: .heic, quality: 0.8) }
  }
}
