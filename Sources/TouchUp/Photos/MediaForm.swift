package import UIKit

/// What is to be picked, apart from who asks and who hears the answer.
package struct MediaForm {
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

  func makePicker() -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.sourceType = source
    picker.allowsEditing = allowsEditing
    configure?(picker)
    return picker
  }
}
