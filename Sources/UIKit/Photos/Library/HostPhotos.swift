public import Foundation
import UIKitImages

/// What an app may see of a person's photos, and where small pictures of them are kept.
///
/// Set ``UIApplication/hostPhotos`` before the first picker is shown. An app that has photos of its own adds their
/// folder:
///
/// ```swift
/// UIApplication.shared.hostPhotos.folders.append(samples)
/// ```
nonisolated public struct HostPhotos: Equatable, Sendable {
  /// The folders that are the library, with all that is in them. At first the person's folders for pictures and videos, as
  /// the desktop has them (`XDG_PICTURES_DIR`, `XDG_VIDEOS_DIR`, `user-dirs.dirs`).
  public var folders: [URL]

  /// Where thumbnails are kept. At first the desktop's own (`$XDG_CACHE_HOME/thumbnails`), so that a file manager's are
  /// used and it finds ours; nil for nowhere but in memory.
  public var thumbnailFolder: URL?

  /// Folders of a library, and where thumbnails are kept.
  public init(folders: [URL], thumbnailFolder: URL? = nil) {
    self.folders = folders
    self.thumbnailFolder = thumbnailFolder
  }

  /// The person's own photos, and the desktop's thumbnails.
  public static var standard: HostPhotos {
    HostPhotos(
      folders: PhotoFolders.standard().map(\.url), thumbnailFolder: ThumbnailStore().folder.url)
  }
}
