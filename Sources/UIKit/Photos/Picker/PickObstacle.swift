/// Why a picker has nothing to pick from.
nonisolated package enum PickObstacle: Equatable, Sendable {
  /// The folder may not be read.
  case permissionDenied(path: String)
  /// The folder cannot be read.
  case unreadable(path: String)
  /// There are no photos.
  case empty
}
