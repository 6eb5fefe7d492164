import UIKitCamera

extension CameraError {
  /// What a person is told, and can do about it.
  @MainActor var words: String {
    switch self {
    case .missing: CameraWord.none.text()
    case .busy(let name): CameraWord.busy.text(name)
    case .permissionDenied(let path): CameraWord.denied.text(path)
    case .pluginMissing(let package, _): CameraWord.plugin.text(package)
    case .lost: CameraWord.lost.text()
    case .unusable: CameraWord.unusable.text()
    }
  }

  /// What GStreamer said, for those who can make something of it.
  var detail: String? {
    switch self {
    case .missing, .busy, .permissionDenied: nil
    case .pluginMissing(_, let reason), .lost(let reason), .unusable(let reason): reason
    }
  }

  /// Why there is nothing to pick.
  var obstacle: PickObstacle {
    switch self {
    case .missing: .noCamera
    case .busy(let name): .cameraBusy(name: name)
    case .permissionDenied(let path): .permissionDenied(path: path)
    case .lost(let reason): .cameraLost(reason: reason)
    case .pluginMissing, .unusable: .cameraUnusable(reason: description)
    }
  }
}
