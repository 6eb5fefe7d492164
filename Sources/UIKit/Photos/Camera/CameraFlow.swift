import Foundation
import UIKitCamera
import UIKitGraphics
import UIKitImages
import UIKitLoop

/// The way through the screens of a picker's camera: seen, taken, looked at, used.
@MainActor final class CameraFlow {
  private weak var picker: UIImagePickerController?
  private let finish: @MainActor ([UIImagePickerController.InfoKey: Any], _ isLast: Bool) -> Void
  private let screen: CameraController
  private let loop = MainLoops.current
  private var work: ImageWork?

  /// How many pixels a picture has at most that a person crops: more are not seen.
  private static let croppingSide: CGFloat = 2048

  /// - Parameters:
  ///   - finish: Called with what was taken, and whether it ends the picker: an app with controls of its own may take
  ///     several.
  ///   - cancel: Cancel was used.
  init(
    _ picker: UIImagePickerController,
    finish: @escaping @MainActor ([UIImagePickerController.InfoKey: Any], _ isLast: Bool) -> Void,
    cancel: @escaping @MainActor () -> Void
  ) {
    self.picker = picker
    self.finish = finish
    let taken = Taken()
    screen = CameraController(
      UIApplication.shared, device: picker.cameraDevice,
      taken: { taken.body?($0) }, cancelled: cancel,
      turned: { [weak picker] in picker?.camera.device = $0 })
    taken.body = { [weak self] in self?.took($0) }
    picker.setNavigationBarHidden(true, animated: false)
    picker.setViewControllers([screen], animated: false)
    settingsDidChange()
  }

  isolated deinit { work?.cancel() }

  /// What the screen calls, which is there before the way.
  @MainActor private final class Taken {
    var body: (@MainActor (CameraPicture) -> Void)?
  }

  /// Why there is nothing to pick.
  var obstacle: PickObstacle? { screen.fault?.obstacle }

  /// Takes a picture, as the button does.
  func takePicture() {
    if picker?.topViewController === screen { screen.takePicture() }
  }

  /// The app has set something.
  func settingsDidChange() {
    guard let picker else { return }
    screen.show(picker.camera, device: picker.cameraDevice)
  }

  /// It is over: nothing is handed over any more.
  func end() {
    work?.cancel()
    work = nil
  }

  private func took(_ picture: CameraPicture) {
    // What comes while the picker goes is not looked at any more.
    guard let picker, !picker.isLeaving else { return }
    guard picker.camera.showsControls else {
      return finish(CameraInfo.info(picture, crop: nil, edited: nil, date: Date()), false)
    }
    guard picker.allowsEditing else {
      let review = CameraReviewController(
        UIImage(cgImage: picture.image),
        used: { [weak self] in self?.use(picture, crop: nil) },
        dismissed: { [weak self] in self?.retake() })
      return picker.pushViewController(review, animated: false)
    }
    prepare(picture) { [weak self] small in
      guard let self, let picker = self.picker else { return }
      let crop = PhotoCropController(
        small, pixels: CGSize(width: picture.image.width, height: picture.image.height),
        cancelTitle: CameraWord.retake.text(), chooseTitle: CameraWord.usePhoto.text(),
        chosen: { [weak self] in self?.use(picture, crop: $0) },
        cancelled: { [weak self] in self?.retake() })
      picker.pushViewController(crop, animated: false)
    }
  }

  private func retake() {
    end()
    picker?.popViewController(animated: false)
  }

  /// Makes a picture small enough to be moved about.
  private func prepare(
    _ picture: CameraPicture, _ done: @escaping @MainActor (UIImage) -> Void
  ) {
    let longest = CGFloat(max(picture.image.width, picture.image.height))
    guard longest > Self.croppingSide else { return done(UIImage(cgImage: picture.image)) }
    let part = Self.croppingSide / longest
    let size = CGSize(
      width: CGFloat(picture.image.width) * part, height: CGFloat(picture.image.height) * part)
    perform {
      UIImage(cgImage: picture.image).preparingThumbnail(of: size)
    } then: { small in
      done(small ?? UIImage(cgImage: picture.image))
    }
  }

  private func use(_ picture: CameraPicture, crop: CGRect?) {
    perform {
      crop.flatMap { picture.image.cropping(to: $0)?.copied() }
    } then: { [weak self] edited in
      self?.finish(CameraInfo.info(picture, crop: crop, edited: edited, date: Date()), true)
    }
  }

  /// Has something done by a worker, unless it is over meanwhile.
  private func perform<Value: Sendable>(
    _ body: @escaping @Sendable () -> Value, then done: @escaping @MainActor (Value) -> Void
  ) {
    work?.cancel()
    let loop = loop
    work = ImageWorkers.shared.perform { cancellation in
      guard !cancellation.isCancelled else { return }
      let value = body()
      loop.perform { if !cancellation.isCancelled { done(value) } }
    }
  }
}
