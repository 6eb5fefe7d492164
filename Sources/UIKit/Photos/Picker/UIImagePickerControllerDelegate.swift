/// Is told what a person picked.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A person picked something. Whoever implements it dismisses the picker; else the picker does.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  /// A person cancelled, by the button or by pulling the picker down. Whoever implements it dismisses the picker; else the
  /// picker does.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismissItself()
  }

  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismissItself()
  }
}
