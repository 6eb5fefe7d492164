public import Foundation
import UIKitGraphics
import UIKitImages

nonisolated extension UIImage {
  /// The picture with its pixels decoded, which else happens when it is first drawn; nil when they are damaged, or for an
  /// empty picture. Decodes on the calling thread: on the main thread use ``byPreparingForDisplay()``.
  public func preparingForDisplay() -> UIImage? {
    cgImage == nil ? nil : self
  }

  /// Decodes the picture's pixels on another thread.
  ///
  /// - Parameter completionHandler: Called once, on that thread, with the picture, or with nil when it is damaged or
  ///   empty.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    ImageWorkers.shared.perform { _ in completionHandler(self.preparingForDisplay()) }
  }

  /// The picture with its pixels decoded by another thread; nil when they are damaged, for an empty picture, or when the
  /// task was cancelled before they were begun.
  public func byPreparingForDisplay() async -> UIImage? {
    await Self.prepared { self.preparingForDisplay() }
  }

  /// A small picture with the same proportions, the right way up, decoded at that size: much faster than drawing the
  /// picture small, and without the memory for all of it. Decodes on the calling thread: on the main thread use
  /// ``byPreparingThumbnail(ofSize:)``.
  ///
  /// - Parameter size: Width and height within which it is to be, in points of the picture's own ``scale``. It is
  ///   never larger than the picture.
  /// - Returns: Nil when the picture is damaged or empty, or the size is.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    guard pixels.width > 0, pixels.height > 0, pixels.width.isFinite, pixels.height.isFinite,
      let image = storage.shrunk(to: pixels, turned: imageOrientation)
    else { return nil }
    return UIImage(cgImage: image, scale: scale, renderingMode: renderingMode)
  }

  /// Makes a small picture on another thread, see ``preparingThumbnail(of:)``.
  ///
  /// - Parameter completionHandler: Called once, on that thread.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    ImageWorkers.shared.perform { _ in completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// A small picture made by another thread, see ``preparingThumbnail(of:)``; nil also when the task was cancelled before
  /// it was begun.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await Self.prepared { self.preparingThumbnail(of: size) }
  }

  private static func prepared(_ make: @escaping @Sendable () -> UIImage?) async -> UIImage? {
    let cancellation = ImageCancellation()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        ImageWorkers.shared.perform { _ in
          continuation.resume(returning: cancellation.isCancelled ? nil : make())
        }
      }
    } onCancel: {
      cancellation.cancel()
    }
  }
}
