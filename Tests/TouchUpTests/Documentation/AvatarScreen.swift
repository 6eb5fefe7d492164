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

  /// With a camera: the one that looks at the person, where there is such a one.
  func take() async throws {
    let options = CameraOptions(device: .front, allowsEditing: true)
    guard let photo = try await takePhoto(options) else { return }
    avatar.image = photo.image
  }
}
