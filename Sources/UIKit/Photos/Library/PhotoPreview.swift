import Foundation
import UIKitImages

/// What is shown of a photo in a grid.
nonisolated struct PhotoPreview: Sendable {
  /// The picture; nil for a damaged photo, and for a video of which the desktop has none.
  var image: CGImage?
  /// Why there is none.
  var fault: ImageError?
  /// How long a video lasts.
  var seconds: Double?
}
