import Foundation

/// Memory for the pixels of a bitmap, freed with the last reference.
///
/// It is written only by whoever made it, and never again once it is shared: a `Bitmap` that is drawn
/// into keeps its buffer to itself, and an image copies the pixels or takes the buffer over for good.
// NB: that rule is what makes the reference safe to send to another thread.
package final class PixelBuffer: @unchecked Sendable {
  package let base: UnsafeMutableRawPointer
  package let count: Int

  /// Zeroed memory of `count` bytes; nil when there is not that much.
  package init?(count: Int) {
    guard count > 0, let memory = calloc(count, 1) else { return nil }
    base = memory
    self.count = count
  }

  deinit {
    free(base)
  }
}
