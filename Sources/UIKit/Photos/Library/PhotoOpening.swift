import Foundation
import UIKitImages
import UIKitLoop

/// Opens a photo by a worker, one at a time.
@MainActor final class PhotoOpening {
  private let library: PhotoLibrary
  private let loop = MainLoops.current
  private var work: ImageWork?

  init(_ library: PhotoLibrary) {
    self.library = library
  }

  isolated deinit { work?.cancel() }

  /// Whether a photo is being opened.
  var isAtWork: Bool { work != nil }

  /// Decodes a photo and calls `done`, unless it is cancelled before.
  ///
  /// - Parameter side: At most how many pixels its longer side is to have; nil for all there are.
  func open(
    _ entry: PhotoEntry, side: CGFloat? = nil,
    _ done: @escaping @MainActor (Result<PhotoPicture, ImageError>) -> Void
  ) {
    work?.cancel()
    let loop = loop
    work = library.workers.perform { [weak self] cancellation in
      let result = Result { () throws(ImageError) in
        let source = ImageSource.file(entry.path)
        let target = side.map { ImageTarget.within(CGSize(width: $0, height: $0)) } ?? .full
        let metadata = try ImageDecoder.metadata(of: source, cancellation: cancellation)
        let image = try ImageDecoder.image(
          of: source, target: target, cancellation: cancellation)
        return PhotoPicture(entry: entry, image: UIImage(cgImage: image), metadata: metadata)
      }
      loop.perform {
        guard !cancellation.isCancelled else { return }
        self?.work = nil
        done(result)
      }
    }
  }

  /// Nobody waits for the photo any more.
  func cancel() {
    work?.cancel()
    work = nil
  }
}
