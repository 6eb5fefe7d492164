import UIKitCamera

/// What a machine has to pick from.
@MainActor enum PickerSources {
  nonisolated static let image = "public.image"
  nonisolated static let movie = "public.movie"

  static func isAvailable(_ source: UIImagePickerController.SourceType) -> Bool {
    mediaTypes(source) != nil
  }

  static func mediaTypes(_ source: UIImagePickerController.SourceType) -> [String]? {
    switch source {
    case .photoLibrary, .savedPhotosAlbum: [image, movie]
    case .camera: facings.isEmpty ? nil : [image]
    }
  }

  /// Where the cameras look that there are.
  static var facings: [Camera.Facing] {
    CameraList.facings(standIns: UIApplication.shared.hostCamera.standIns)
  }
}
