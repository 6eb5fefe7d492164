package import Foundation

/// What a file's entry says: by it one knows whether the file is still the same.
package struct FileStamp: Hashable, Sendable {
  /// Bytes.
  package let size: Int
  /// When the contents were changed last, in whole seconds since 1970, as thumbnails have it.
  package let seconds: Int
  /// The rest of that time.
  package let nanoseconds: Int
  package let isFolder: Bool
  package let isRegular: Bool

  package init(_ entry: stat) {
    size = Int(entry.st_size)
    seconds = entry.st_mtim.tv_sec
    nanoseconds = entry.st_mtim.tv_nsec
    isFolder = entry.st_mode & S_IFMT == S_IFDIR
    isRegular = entry.st_mode & S_IFMT == S_IFREG
  }

  /// The stamp of what is at a path, through symbolic links.
  package init(of path: FilePath) throws(ImageError) {
    var entry = stat()
    guard path.withCString({ stat($0, &entry) }) == 0 else {
      throw ImageError(errno: errno, file: path.text)
    }
    self.init(entry)
  }

  /// When the contents were changed last.
  package var date: Date {
    Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9)
  }
}
