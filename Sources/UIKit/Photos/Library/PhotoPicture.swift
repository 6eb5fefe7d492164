import Foundation
import UIKitImages

/// A photo that was opened: what a picker hands over.
nonisolated struct PhotoPicture: Sendable {
  let entry: PhotoEntry
  /// The pixels, the right way up.
  let image: UIImage
  let metadata: ImageMetadata
}
