public import UIKit

/// How a photo is to be taken: for ``UIKit/UIViewController/takePhoto(_:whenBusy:)`` and its like alone, so that nobody can
/// ask a library for a camera's options.
nonisolated public struct CameraOptions: Sendable {
  /// The camera that is shown first, where there is such a one; nil for UIKit's choice, which is the rear one. A person may
  /// change it.
  public var device: UIImagePickerController.CameraDevice?
  /// Whether a person chooses a square of the photo.
  public var allowsEditing: Bool

  /// Options; without any the whole photo of UIKit's camera.
  public init(
    device: UIImagePickerController.CameraDevice? = nil, allowsEditing: Bool = false
  ) {
    self.device = device
    self.allowsEditing = allowsEditing
  }
}
