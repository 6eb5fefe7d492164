package import UIKit

/// One photo to be picked.
package struct MediaForm: PickForm {
  var source: UIImagePickerController.SourceType
  var allowsEditing: Bool
  var configure: (@MainActor (UIImagePickerController) -> Void)?

  package init(
    _ source: UIImagePickerController.SourceType, allowsEditing: Bool,
    configure: (@MainActor (UIImagePickerController) -> Void)?
  ) {
    self.source = source
    self.allowsEditing = allowsEditing
    self.configure = configure
  }

  /// What a camera is to take.
  package init(_ options: CameraOptions) {
    self.init(.camera, allowsEditing: options.allowsEditing) { picker in
      guard let device = options.device, UIImagePickerController.isCameraDeviceAvailable(device)
      else { return }
      picker.cameraDevice = device
    }
  }

  package func check() throws(PhotoError) {
    guard UIImagePickerController.isSourceTypeAvailable(source) else {
      throw .sourceUnavailable(source)
    }
  }

  package func makePicker() -> (UIViewController, PickEnd<PickedMedia>) {
    let picker = UIImagePickerController()
    picker.sourceType = source
    picker.allowsEditing = allowsEditing
    configure?(picker)
    return (picker, MediaPickEnd.of(picker))
  }
}
