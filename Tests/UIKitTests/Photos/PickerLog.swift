import UIKit

/// A delegate of pickers that writes down what it is told, and dismisses as apps do.
@MainActor
final class PickerLog: NSObject, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  private(set) var infos: [[UIImagePickerController.InfoKey: Any]] = []
  private(set) var cancels = 0

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    infos.append(info)
    picker.dismiss(animated: true)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    cancels += 1
    picker.dismiss(animated: true)
  }
}
