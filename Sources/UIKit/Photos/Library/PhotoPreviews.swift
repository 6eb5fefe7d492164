import Foundation
import Synchronization
import UIKitImages
import UIKitLoop

/// Gets previews by the workers and hands them over on the app's loop.
@MainActor final class PhotoPreviews {
  private let maker: ThumbnailMaker
  private let workers: ImageWorkers
  private let loop: any MainLoop

  init(_ maker: ThumbnailMaker, _ workers: ImageWorkers, _ loop: any MainLoop) {
    self.maker = maker
    self.workers = workers
    self.loop = loop
  }

  /// A photo's picture if it is in memory, `side` pixels wide and high.
  func image(inMemoryOf entry: PhotoEntry, side: Int) -> CGImage? {
    maker.square(inMemoryOf: entry, side: side)
  }

  /// Gets a preview and calls `show` with it, unless it is cancelled before.
  func get(
    _ entry: PhotoEntry, side: Int, _ show: @escaping @MainActor (PhotoPreview) -> Void
  ) -> ImageWork {
    let (maker, loop) = (maker, loop)
    return workers.perform { cancellation in
      guard !cancellation.isCancelled else { return }
      var preview = PhotoPreview()
      do throws(ImageError) {
        preview.image = try maker.square(of: entry, side: side, cancellation: cancellation)
      } catch {
        preview.fault = error
      }
      if entry.isVideo { preview.seconds = VideoLength.seconds(of: entry.path) }
      loop.perform { [preview] in
        if !cancellation.isCancelled { show(preview) }
      }
    }
  }
}
