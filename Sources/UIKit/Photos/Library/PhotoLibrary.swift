import Foundation
import UIKitImages
import UIKitLoop

/// An app's library of photos: read when a picker needs it, and again when something on disk changes.
@MainActor package final class PhotoLibrary {
  /// Seconds after a change on disk until it is read again: a copy of many files is many changes.
  private static let settlingTime = 0.25

  /// What has been found so far.
  private(set) var listing = PhotoListing()
  let previews: PhotoPreviews
  let workers: ImageWorkers

  private let folders: [FilePath]
  let loop = MainLoops.current
  private var readers: [Told] = []
  private var reading: ImageWork?
  private var watch: FolderWatch?
  private var rereading: LoopTicket?
  private var isStale = false

  /// What is kept of a reader.
  @MainActor final class Told {
    var changed: (@MainActor () -> Void)?
  }

  init(_ photos: HostPhotos, workers: ImageWorkers = .shared) {
    folders = photos.folders.compactMap { FilePath(url: $0) }
    self.workers = workers
    let store = photos.thumbnailFolder.flatMap { FilePath(url: $0) }.map {
      ThumbnailStore(folder: $0)
    }
    previews = PhotoPreviews(ThumbnailMaker(store: store, workers: workers), workers, loop)
  }

  isolated deinit {
    reading?.cancel()
    rereading?.cancel()
  }

  /// Whether nothing can be shown because nothing may be read: the first of the folders.
  var obstacle: ImageError? {
    listing.isComplete && listing.entries.isEmpty ? listing.problems.first : nil
  }

  /// Has the library read, and tells `changed` of what is found, until the reader goes.
  func read(_ changed: @escaping @MainActor () -> Void) -> PhotoLibraryReader {
    let told = Told()
    told.changed = changed
    readers.append(told)
    if readers.count == 1 { start() }
    return PhotoLibraryReader(self, told)
  }

  /// A reader has gone; after the last one nothing is read or watched any more.
  func leave(_ told: Told) {
    told.changed = nil
    readers.removeAll { $0 === told }
    guard readers.isEmpty else { return }
    reading?.cancel()
    reading = nil
    watch = nil
    rereading?.cancel()
    rereading = nil
  }

  private func start() {
    isStale = false
    reading?.cancel()
    let (folders, loop) = (folders, loop)
    if watch == nil {
      watch = FolderWatch { [weak self] in
        loop.perform { self?.diskChanged() }
      }
    }
    reading = workers.perform { [weak self, watch] cancellation in
      PhotoScan.read(folders, watch: watch, cancellation: cancellation) { listing in
        loop.perform { self?.found(listing, cancellation) }
      }
    }
  }

  private func found(_ found: PhotoListing, _ cancellation: ImageCancellation) {
    guard !cancellation.isCancelled else { return }
    // Read again, it is shown when all of it is there: else it would shrink before people's eyes.
    guard found.isComplete || !listing.isComplete else { return workers.letGo(of: found) }
    let before = listing
    listing = found
    workers.letGo(of: before)
    if found.isComplete {
      reading = nil
      if isStale { diskChanged() }
    }
    for reader in readers { reader.changed?() }
  }

  private func diskChanged() {
    guard !readers.isEmpty else { return }
    if reading != nil {
      isStale = true
    } else if rereading == nil {
      rereading = loop.schedule(at: loop.now + Self.settlingTime) { [weak self] in
        self?.rereading = nil
        self?.start()
      }
    }
  }
}
