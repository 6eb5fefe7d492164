import Foundation
import UIKitImages
import UIKitLoop

/// The photos that one grid shows: those of the library that are asked for. Sifted by a worker: a hundred thousand are too
/// many for the main thread.
@MainActor final class PhotoGridList {
  /// What is shown, newest first.
  private(set) var entries: [PhotoEntry] = []
  /// How many of them are videos.
  private(set) var videoCount = 0
  /// Words that names or dates have to have.
  private(set) var search = ""

  private let session: PhotoSession
  private let folder: FilePath?
  private let changed: @MainActor () -> Void
  private var reader: PhotoLibraryReader?
  private var work: ImageWork?
  private let loop = MainLoops.current

  /// The photos of `folder`, or of all; `changed` is called when they have changed.
  init(_ session: PhotoSession, folder: FilePath?, changed: @escaping @MainActor () -> Void) {
    self.session = session
    self.folder = folder
    self.changed = changed
    sift()
    reader = session.library.read { [weak self] in self?.sift() }
  }

  isolated deinit {
    work?.cancel()
    session.library.workers.letGo(of: entries)
  }

  /// Whether there is more to come.
  var isReading: Bool { !session.library.listing.isComplete || work != nil }

  /// Looks for other words.
  func look(for text: String) {
    guard text != search else { return }
    search = text
    sift()
  }

  private func sift() {
    work?.cancel()
    let (listing, form, folder, loop) = (
      session.library.listing.entries, session.form, folder, loop
    )
    let search = PhotoSearch(search)
    work = session.library.workers.perform { [weak self] cancellation in
      let candidates = listing.filter {
        form.takes($0) && (folder.map { [path = $0.path] in path.folder == $0 } ?? true)
      }
      let found =
        search.isEmpty ? candidates : search.found(in: candidates, cancellation: cancellation)
      guard let found else { return }
      let videoCount = found.count { $0.isVideo }
      loop.perform { self?.show(found, videoCount, cancellation) }
    }
  }

  private func show(
    _ found: [PhotoEntry], _ videoCount: Int, _ cancellation: ImageCancellation
  ) {
    guard !cancellation.isCancelled else { return session.library.workers.letGo(of: found) }
    work = nil
    let before = entries
    entries = found
    session.library.workers.letGo(of: before)
    self.videoCount = videoCount
    changed()
  }
}
