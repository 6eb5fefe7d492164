package import Foundation
import Synchronization
package import UIKitGraphics

/// Gets the thumbnails of photos: out of memory, out of the desktop's store, or out of the photo, and keeps
/// them in both. Each is asked for on a worker.
package final class ThumbnailMaker: Sendable {
  private struct Key: Hashable {
    let path: FilePath
    let stamp: FileStamp
    let size: ThumbnailStore.Size
  }

  /// More that wait to be written would hold more memory than they are worth: they are made anew.
  private static let largestBacklog = 24

  private let store: ThumbnailStore?
  private let workers: ImageWorkers
  private let cache: ImageCache<Key>
  private let backlog = Atomic(0)

  /// A maker that keeps at most `budget` bytes of pixels in memory.
  ///
  /// - Parameter store: Where thumbnails are kept on disk; nil for nowhere.
  package init(
    store: ThumbnailStore?, workers: ImageWorkers = .shared, budget: Int = 48 << 20
  ) {
    self.store = store
    self.workers = workers
    cache = ImageCache(budget: budget)
  }

  /// The thumbnail of a photo if it is in memory.
  package func image(inMemoryOf path: FilePath, stamp: FileStamp, side: CGFloat) -> CGImage? {
    ThumbnailStore.Size(atLeast: side).flatMap { cache[Key(path: path, stamp: stamp, size: $0)] }
  }

  /// Gets the thumbnail of a photo and hands it to `answer`, on a worker, exactly once.
  ///
  /// - Parameter side: How many pixels its longer side should have; at most 1024 are made.
  /// - Returns: The work, to be cancelled when the thumbnail is not to be seen any more. The answer is then
  ///   ``ImageError/cancelled(file:)``.
  @discardableResult
  package func make(
    of path: FilePath, stamp: FileStamp, side: CGFloat, isUrgent: Bool = true,
    _ answer: @escaping @Sendable (Result<CGImage, ImageError>) -> Void
  ) -> ImageWork {
    let key = Key(path: path, stamp: stamp, size: .init(atLeast: side) ?? .extraExtraLarge)
    return workers.perform(isUrgent: isUrgent) { [self] cancellation in
      answer(Result { () throws(ImageError) in try image(key, cancellation) })
    }
  }

  private func image(_ key: Key, _ cancellation: ImageCancellation) throws(ImageError) -> CGImage {
    if cancellation.isCancelled { throw .cancelled(file: key.path.text) }
    if let kept = cache[key] { return kept }
    if let stored = store?.image(of: key.path, stamp: key.stamp, size: key.size) {
      cache.keep(stored, for: key)
      return stored
    }
    let side = CGFloat(key.size.rawValue)
    let image = try ImageDecoder.image(
      of: .file(key.path), target: .within(CGSize(width: side, height: side)),
      cancellation: cancellation)
    cache.keep(image, for: key)
    write(image, key)
    return image
  }

  /// Later, when nobody waits: encoding takes as long as decoding does.
  private func write(_ image: CGImage, _ key: Key) {
    guard let store, backlog.load(ordering: .relaxed) < Self.largestBacklog else { return }
    backlog.add(1, ordering: .relaxed)
    workers.perform(isUrgent: false) { [self] _ in
      backlog.subtract(1, ordering: .relaxed)
      // A full disk or a store that may not be written costs time the next time, and nothing else.
      try? store.keep(image, of: key.path, stamp: key.stamp, size: key.size)
    }
  }
}
