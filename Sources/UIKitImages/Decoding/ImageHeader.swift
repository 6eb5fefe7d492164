package import Foundation

/// What a photo's first bytes say of it.
package struct ImageHeader: Hashable, Sendable {
  package let format: ImageFormat
  /// The size as stored, in pixels.
  package let width: Int
  package let height: Int
  /// How the stored picture has to be turned: EXIF's number, from 1 (not at all) to 8.
  package let orientation: Int
  /// Frames of an animation, or pages.
  package let pageCount: Int
  package let hasAlpha: Bool

  /// Whether width and height change places when it is turned.
  package var swapsSides: Bool { orientation >= 5 }

  /// The size as stored, in pixels.
  package var storedSize: CGSize { CGSize(width: width, height: height) }

  /// The size when it is the right way up, in pixels.
  package var uprightSize: CGSize {
    swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }
}
