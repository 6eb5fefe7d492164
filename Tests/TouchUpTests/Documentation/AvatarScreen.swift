import TouchUp
import UIKit

final class AvatarScreen: UIViewController {
  let avatar = UIImageView()

  /// With two closures: one of them is called, once, after the picker has gone.
  func chooseByClosures() {
    let picker = UIImagePickerController()
    picker.allowsEditing = true
    picker.didFinishPickingMedia = { [weak self] _, image in self?.avatar.image = image }
    picker.didCancel = { _ in print("Nothing picked") }
    present(picker, animated: true)
  }

  /// The same as a value; nil when nothing was picked.
  func choose() async throws {
    guard let photo = try await pickImage(allowsEditing: true) else { return }
    avatar.image = photo.image
  }
}
