/// Is told what a person picked.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// A person picked something, or cancelled, by the button or by pulling the picker down: `results` is empty then. They
  /// come in the order of tapping. Whoever is told dismisses the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
