import Foundation
import Synchronization
package import UIKitGraphics

/// Gets the thumbnails of photos, cut to squares: out of memory, out of the desktop's store, or out of the photo. What
/// it makes it keeps in both.
package final class ThumbnailMaker: Sendable {
  private struct Key: Hashable {
    let path: FilePath
    let stamp: FileStamp
    let side: Int
  }

  /// More that wait to be written would hold more memory than they are worth: they are made anew.
  private static let largestBacklog = 24
  /// How much longer than high most photos are.
  private static let usualProportion: CGFloat = 1.34

  private let store: ThumbnailStore?
  private let workers: ImageWorkers
  private let cache: ImageCache<Key>
  private let backlog = Atomic(0)

  /// A maker that keeps at most `budget` bytes of pixels in memory.
  ///
  /// - Parameter store: Where thumbnails are kept on disk; nil for nowhere.
  package init(store: ThumbnailStore?, workers: ImageWorkers = .shared, budget: Int = 48 << 20) {
    self.store = store
    self.workers = workers
    cache = ImageCache(budget: budget)
  }

  /// The middle of a photo, `side` pixels wide and high, if it is in memory.
  package func square(inMemoryOf entry: PhotoEntry, side: Int) -> CGImage? {
    cache[Key(path: entry.path, stamp: entry.stamp, side: side)]
  }

  /// The middle of a photo, `side` pixels wide and high. For a worker: it takes as long as decoding does.
  ///
  /// A video has the thumbnail that the desktop has made of it, if any.
  package func square(
    of entry: PhotoEntry, side: Int, cancellation: ImageCancellation
  ) throws(ImageError) -> CGImage {
    if cancellation.isCancelled { throw .cancelled(file: entry.path.text) }
    let key = Key(path: entry.path, stamp: entry.stamp, side: side)
    if let kept = cache[key] { return kept }
    let size =
      ThumbnailStore.Size(atLeast: CGFloat(side) * Self.usualProportion) ?? .extraExtraLarge
    let whole = try thumbnail(of: entry, size, cancellation)
    guard let square = whole.middleSquare(side: side) else {
      throw .outOfMemory(file: entry.path.text, width: side, height: side)
    }
    cache.keep(square, for: key)
    return square
  }

  private func thumbnail(
    of entry: PhotoEntry, _ size: ThumbnailStore.Size, _ cancellation: ImageCancellation
  ) throws(ImageError) -> CGImage {
    if let stored = store?.image(of: entry.path, stamp: entry.stamp, size: size) { return stored }
    if entry.isVideo {
      for other in ThumbnailStore.Size.allCases.reversed() {
        if let stored = store?.image(of: entry.path, stamp: entry.stamp, size: other) {
          return stored
        }
      }
      throw .unsupported(file: entry.path.text)
    }
    let side = CGFloat(size.rawValue)
    let image = try ImageDecoder.image(
      of: .file(entry.path), target: .within(CGSize(width: side, height: side)),
      cancellation: cancellation)
    write(image, of: entry, size)
    return image
  }

  /// Later, when nobody waits: encoding takes as long as decoding does.
  private func write(_ image: CGImage, of entry: PhotoEntry, _ size: ThumbnailStore.Size) {
    guard let store, backlog.load(ordering: .relaxed) < Self.largestBacklog else { return }
    backlog.add(1, ordering: .relaxed)
    workers.perform(isUrgent: false) { [self] _ in
      backlog.subtract(1, ordering: .relaxed)
      // A full disk or a store that may not be written costs time the next time, and nothing else.
      try? store.keep(image, of: entry.path, stamp: entry.stamp, size: size)
    }
  }
}

extension CGImage {
  /// The largest square in the middle, at another size in pixels.
  fileprivate func middleSquare(side: Int) -> CGImage? {
    guard let bitmap = Bitmap(width: side, height: side, opaque: isOpaque) else { return nil }
    let factor = CGFloat(side) / CGFloat(min(width, height))
    let (shownWidth, shownHeight) = (CGFloat(width) * factor, CGFloat(height) * factor)
    let context = bitmap.makeContext()
    context.interpolationQuality = .high
    context.drawUpright(
      self,
      in: CGRect(
        x: (CGFloat(side) - shownWidth) / 2, y: (CGFloat(side) - shownHeight) / 2,
        width: shownWidth, height: shownHeight))
    return bitmap.takeImage()
  }
}
