/// What has been found of a library.
package struct PhotoListing: Sendable {
  /// Newest first.
  package var entries: [PhotoEntry] = []
  /// By name.
  package var albums: [PhotoAlbum] = []
  /// Folders that could not be read.
  package var problems: [ImageError] = []
  /// Whether all has been read.
  package var isComplete = false

  package init() {}
}
