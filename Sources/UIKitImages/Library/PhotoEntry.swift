package import Foundation

/// A photo or a video of the library, as its folder lists it. Whether it is one shows when it is opened.
package struct PhotoEntry: Hashable, Sendable {
  package let path: FilePath
  package let stamp: FileStamp
  /// Whether the name is a video's.
  package let isVideo: Bool

  /// The entry of a file; nil when the name is not that of a photo or a video.
  package init?(path: FilePath, stamp: FileStamp) {
    let ending = path.fileExtension
    if Self.photoEndings.contains(ending) {
      isVideo = false
    } else if Self.videoEndings.contains(ending) {
      isVideo = true
    } else {
      return nil
    }
    self.path = path
    self.stamp = stamp
  }

  /// When the file was written last: by this the library is ordered.
  package var date: Date { stamp.date }

  /// Newest first, and by name where times are equal.
  package static func isBefore(_ one: PhotoEntry, _ other: PhotoEntry) -> Bool {
    (one.stamp.seconds, one.stamp.nanoseconds) != (other.stamp.seconds, other.stamp.nanoseconds)
      ? (one.stamp.seconds, one.stamp.nanoseconds) > (other.stamp.seconds, other.stamp.nanoseconds)
      : one.path.bytes.lexicographicallyPrecedes(other.path.bytes)
  }

  private static let photoEndings = Set(ImageFormat.allCases.flatMap(\.fileExtensions))
  private static let videoEndings: Set = ["mp4", "m4v", "mov", "mkv", "webm", "avi", "ogv", "3gp"]
}
