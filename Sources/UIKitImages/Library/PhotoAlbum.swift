/// A folder of the library that has photos.
package struct PhotoAlbum: Hashable, Sendable {
  package let folder: FilePath
  /// How many photos and videos are in the folder itself.
  package let count: Int
  /// The newest.
  package let cover: PhotoEntry
}
