import Foundation
import UIKitGraphics
import UIKitImages
import UIKitLoop

/// The way through a picker: from its first screen to the one end.
@MainActor final class PickerFlow {
  private weak var picker: UIImagePickerController?
  private var session: PhotoSession?
  private var opening: PhotoOpening?
  private var camera: CameraFlow?
  /// What makes a photo ready to be handed over.
  private var making: ImageWork?
  /// Whether the end was told.
  private(set) var isOver = false

  /// How many pixels a picture has at most that a person crops: more are not seen.
  private static let croppingSide: CGFloat = 2048

  isolated deinit { making?.cancel() }

  /// Why there is nothing to pick from.
  var obstacle: PickObstacle? { camera.map { $0.obstacle } ?? session?.obstacle }

  /// Shows the first screen.
  func begin(_ picker: UIImagePickerController) {
    self.picker = picker
    picker.attachments[PersonsDismissal.self] = PersonsDismissal { [weak self] in
      self?.wasPulledDown()
    }
    guard picker.sourceType != .camera else {
      camera = CameraFlow(
        picker, finish: { [weak self] in self?.hand($0, isLast: $1) },
        cancel: { [weak self] in self?.cancel() })
      return
    }
    let library = UIApplication.shared.photoLibrary
    var form = PhotoForm()
    form.takesPhotos = picker.mediaTypes.contains(PickerSources.image)
    form.takesVideos = picker.mediaTypes.contains(PickerSources.movie)
    let session = PhotoSession(library, form)
    session.cancel = { [weak self] in self?.cancel() }
    session.pick = { [weak self] in self?.pick($0) }
    self.session = session
    opening = PhotoOpening(library)
    let grid = PhotoGridController(session)
    picker.setNavigationBarHidden(false, animated: false)
    if picker.sourceType == .savedPhotosAlbum { grid.navigationItem.leftBarButtonItem = nil }
    picker.setViewControllers([grid], animated: false)
  }

  /// Takes a picture, as the camera's button does.
  func takePicture() {
    if !isOver { camera?.takePicture() }
  }

  /// The app has set something about the camera.
  func cameraDidChange() { camera?.settingsDidChange() }

  /// A person pulled the picker down; it has gone.
  func wasPulledDown() {
    guard let picker, !isOver else { return }
    end()
    picker.pickObserver?.cancelled()
    (picker.delegate as? any UIImagePickerControllerDelegate)?.imagePickerControllerDidCancel(
      picker)
  }

  private func cancel() {
    guard let picker, !isOver else { return }
    end()
    picker.pickObserver?.cancelled()
    if let delegate = picker.delegate as? any UIImagePickerControllerDelegate {
      delegate.imagePickerControllerDidCancel(picker)
    } else {
      picker.dismissItself()
    }
  }

  /// What a camera took: an app that has controls of its own, and a delegate, ends the picker itself.
  private func hand(_ info: [UIImagePickerController.InfoKey: Any], isLast: Bool) {
    guard !isLast, let picker, !isOver, !picker.isLeaving, picker.pickObserver == nil,
      let delegate = picker.delegate as? any UIImagePickerControllerDelegate
    else {
      finish(info)
      return
    }
    delegate.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
  }

  /// Hands over; false when it is too late for that.
  @discardableResult
  private func finish(_ info: [UIImagePickerController.InfoKey: Any]) -> Bool {
    // What has been opened too late, while the picker goes, is not picked any more.
    guard let picker, !isOver, !picker.isLeaving else { return false }
    end()
    picker.pickObserver?.finished(info)
    if let delegate = picker.delegate as? any UIImagePickerControllerDelegate {
      delegate.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
    } else {
      picker.dismissItself()
    }
    return true
  }

  private func end() {
    isOver = true
    cancelWork()
    camera?.end()
  }

  private func cancelWork() {
    opening?.cancel()
    making?.cancel()
    making = nil
  }

  private var grid: PhotoGridController? { picker?.topViewController as? PhotoGridController }

  private func pick(_ entry: PhotoEntry) {
    guard let picker, let opening, !isOver, grid != nil else { return }
    guard !entry.isVideo else {
      finish([.mediaType: PickerSources.movie, .mediaURL: entry.path.url])
      return
    }
    grid?.showOpening(entry)
    opening.open(entry, side: picker.allowsEditing ? Self.croppingSide : nil) {
      [weak self] result in
      self?.grid?.showOpening(nil)
      switch result {
      case .failure(let fault): self?.grid?.show(fault: fault, of: entry)
      case .success(let picture): self?.opened(picture)
      }
    }
  }

  private func opened(_ picture: PhotoPicture) {
    guard let picker else { return }
    guard picker.allowsEditing else { return deliver(picture, crop: nil) }
    let crop = PhotoCropController(
      picture.image, pixels: picture.metadata.header.uprightSize,
      chosen: { [weak self] in self?.cropped(picture, to: $0) },
      cancelled: { [weak self] in self?.leaveCrop() })
    picker.setNavigationBarHidden(true, animated: true)
    picker.pushViewController(crop, animated: true)
  }

  private func leaveCrop() {
    cancelWork()
    // Once: another tap would go back from what is beneath.
    guard let picker, picker.topViewController is PhotoCropController else { return }
    picker.setNavigationBarHidden(false, animated: true)
    picker.popViewController(animated: true)
  }

  /// What was cropped was smaller than the photo, maybe: the part is cut out of all of it.
  private func cropped(_ picture: PhotoPicture, to square: CGRect) {
    opening?.open(picture.entry) { [weak self] result in
      switch result {
      case .success(let whole): self?.deliver(whole, crop: square)
      case .failure(let fault):
        self?.leaveCrop()
        self?.grid?.show(fault: fault, of: picture.entry)
      }
    }
  }

  private func deliver(_ picture: PhotoPicture, crop: CGRect?) {
    guard let picker, let session else { return }
    let isCompatible = picker.imageExportPreset == .compatible
    let loop = session.library.loop
    making?.cancel()
    making = session.library.workers.perform { [weak self] cancellation in
      guard !cancellation.isCancelled else { return }
      let file = isCompatible ? try? PhotoExport.compatibleFile(of: picture) : nil
      let edited = crop.flatMap { picture.image.cgImage?.cropping(to: $0)?.copied() }
      loop.perform {
        let own = picture.entry.path.url
        let info = Self.info(picture, crop: crop, edited: edited, file: file ?? own)
        guard !cancellation.isCancelled, let self, self.finish(info) else {
          if let file, file != own { PhotoExport.remove(file) }
          return
        }
      }
    }
  }

  private static func info(
    _ picture: PhotoPicture, crop: CGRect?, edited: CGImage?, file: URL
  ) -> [UIImagePickerController.InfoKey: Any] {
    let header = picture.metadata.header
    let metadata: [String: Any] = [
      "PixelWidth": header.width, "PixelHeight": header.height, "Orientation": header.orientation,
      "{Exif}": picture.metadata.fields,
    ]
    var info: [UIImagePickerController.InfoKey: Any] = [
      .mediaType: PickerSources.image, .originalImage: picture.image, .imageURL: file,
      .mediaMetadata: metadata,
    ]
    // Only what was made anew has another type than the photo.
    info[.typeIdentifier] =
      file == picture.entry.path.url
      ? header.format.typeIdentifier : ImageFormat.jpeg.typeIdentifier
    info[.cropRect] = crop
    info[.editedImage] = edited.map { UIImage(cgImage: $0) }
    return info
  }
}
