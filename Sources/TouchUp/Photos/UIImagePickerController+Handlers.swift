public import UIKit

extension UIImagePickerController {
  /// Called once with the picked image, after the picker has gone: the part that was chosen when
  /// `allowsEditing`, else all of it, the right way up; nil when a video was picked. Both closures are freed then.
  ///
  /// The kit dismisses the picker, and only the picker. A delegate, when there is one, is told as well.
  ///
  /// ```swift
  /// let picker = UIImagePickerController()
  /// picker.didFinishPickingMedia = { _, image in imageView.image = image }
  /// picker.didCancel = { _ in print("Nothing picked") }
  /// present(picker, animated: true)
  /// ```
  public var didFinishPickingMedia: (@MainActor (UIImagePickerController, UIImage?) -> Void)? {
    get { MediaPickEnd.of(self).finish }
    set { MediaPickEnd.of(self).finish = newValue }
  }

  /// Called once when nothing was picked, after the picker has gone: by the button, by pulling it down, by code, or with its
  /// presenter. Both closures are freed then.
  public var didCancel: (@MainActor (UIImagePickerController) -> Void)? {
    get { MediaPickEnd.of(self).cancel }
    set { MediaPickEnd.of(self).cancel = newValue }
  }
}
