#if os(Linux)
  import PhotosUI
  import UIKit

  /// Tells what a picker's person does, beside the delegate.
  func hearPicks(
    of picker: UIImagePickerController,
    finished: @escaping @MainActor ([UIImagePickerController.InfoKey: Any]) -> Void,
    cancelled: @escaping @MainActor () -> Void
  ) {
    picker.pickObserver = PickObserver(finished: finished, cancelled: cancelled)
  }

  /// Why there was nothing to pick from; nil when there was.
  func pickObstacle(of picker: UIImagePickerController) -> PhotoError? {
    picker.obstacle.map(photoError)
  }

  /// Tells what becomes of a picker of several, beside the delegate.
  func hearPicks(
    of picker: PHPickerViewController, finished: @escaping @MainActor ([PHPickerResult]) -> Void,
    refused: @escaping @MainActor () -> Void
  ) {
    picker.observer = PHPickerObserver(finished: finished, refused: refused)
  }

  /// Why there was nothing to pick from; nil when there was.
  func pickObstacle(of picker: PHPickerViewController) -> PhotoError? {
    picker.obstacle.map(photoError)
  }

  private func photoError(_ obstacle: PickObstacle) -> PhotoError {
    switch obstacle {
    case .permissionDenied(let path): .permissionDenied(path: path)
    case .unreadable(let path): .unreadable(path: path)
    case .empty: .nothingFound
    case .noCamera: .sourceUnavailable(.camera)
    case .cameraBusy(let name): .cameraBusy(name: name)
    case .cameraLost(let reason): .cameraLost(reason: reason)
    case .cameraUnusable(let reason): .cameraUnusable(reason: reason)
    }
  }

  /// The type of the file that was picked.
  nonisolated func mediaTypeIdentifier(of info: [UIImagePickerController.InfoKey: Any]) -> String? {
    info[.typeIdentifier] as? String
  }

  /// EXIF's fields.
  nonisolated func mediaFields(of info: [UIImagePickerController.InfoKey: Any]) -> [String: String]
  {
    (info[.mediaMetadata] as? [String: Any])?["{Exif}"] as? [String: String] ?? [:]
  }
#endif
