/// Why a picker has nothing to pick from.
nonisolated package enum PickObstacle: Equatable, Sendable {
  /// The folder, or the camera, may not be used.
  case permissionDenied(path: String)
  /// The folder cannot be read.
  case unreadable(path: String)
  /// There are no photos.
  case empty
  /// There is no camera, or no more.
  case noCamera
  /// Another program has the camera.
  case cameraBusy(name: String)
  /// The camera gave pictures, and then no more.
  case cameraLost(reason: String)
  /// The camera does not work.
  case cameraUnusable(reason: String)
}
