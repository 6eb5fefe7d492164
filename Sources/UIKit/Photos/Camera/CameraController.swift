import Foundation
import UIKitCamera
import UIKitGraphics

/// The screen that shows what a camera sees, and takes pictures.
final class CameraController: UIViewController {
  /// Why there is nothing to be seen.
  private(set) var fault: CameraError?

  private let eye: CameraEye
  private let cameraView = CameraView(frame: .zero)
  private let taken: @MainActor (CameraPicture) -> Void
  private let cancelled: @MainActor () -> Void
  private let turned: @MainActor (UIImagePickerController.CameraDevice) -> Void
  private var cameras: [Camera] = []
  private var device: UIImagePickerController.CameraDevice
  private var isTaking = false
  private var pixels = CGSize.zero
  /// The size of what the camera gives by itself; nil until it gives something.
  private var given: FrameSize?

  /// - Parameters:
  ///   - device: The camera that is shown at first, if there is such a one.
  ///   - taken: Called with each picture.
  ///   - cancelled: Cancel was used.
  ///   - turned: The person changed to another camera.
  init(
    _ application: UIApplication, device: UIImagePickerController.CameraDevice,
    taken: @escaping @MainActor (CameraPicture) -> Void,
    cancelled: @escaping @MainActor () -> Void,
    turned: @escaping @MainActor (UIImagePickerController.CameraDevice) -> Void
  ) {
    eye = CameraEye(application)
    self.device = device
    self.taken = taken
    self.cancelled = cancelled
    self.turned = turned
    super.init(nibName: nil, bundle: nil)
    // White on black, by day and by night.
    overrideUserInterfaceStyle = .dark
    eye.found = { [weak self] in self?.found($0) }
    eye.show = { [weak self] in self?.show($0) }
    eye.taken = { [weak self] in self?.took($0) }
    eye.rested = { [weak self] in self?.rested() }
    eye.failed = { [weak self] in self?.failed($0) }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func loadView() { view = cameraView }

  override func viewDidLoad() {
    super.viewDidLoad()
    cameraView.show(words: nil)
    cameraView.shutter.isEnabled = false
    cameraView.shutter.addAction(
      UIAction { [weak self] _ in self?.takePicture() }, for: .touchUpInside)
    cameraView.turnButton.addAction(
      UIAction { [weak self] _ in self?.turn() }, for: .touchUpInside)
    cameraView.cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancelled() }, for: .touchUpInside)
    cameraView.againButton.addAction(
      UIAction { [weak self] _ in self?.begin() }, for: .touchUpInside)
    cameraView.previewDidResize = { [weak self] in self?.previewDidResize($0) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    begin()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    eye.close()
  }

  /// Space and Return take a picture, Escape cancels.
  override var keyCommands: [UIKeyCommand]? {
    let take = [" ", "\r"].map { key in
      UIKeyCommand(
        title: CameraWord.takePicture.text(), input: key, modifierFlags: []
      ) { [weak self] _, _ in self?.takePicture() }
    }
    let leave = UIKeyCommand(
      title: SystemWord.cancel.text(), input: UIKeyCommand.inputEscape, modifierFlags: []
    ) { [weak self] _, _ in self?.cancelled() }
    return (super.keyCommands ?? []) + take + [leave]
  }

  override func accessibilityPerformEscape() -> Bool {
    cancelled()
    return true
  }

  /// Takes a picture, unless there is nothing to be seen yet, or one is being taken.
  func takePicture() {
    guard cameraView.shutter.isEnabled else { return }
    isTaking = true
    showState()
    cameraView.blink()
    eye.takePhoto()
  }

  /// Shows what an app has set.
  func show(_ settings: CameraSettings, device: UIImagePickerController.CameraDevice) {
    loadViewIfNeeded()
    cameraView.hasControls = settings.showsControls
    cameraView.overlay = settings.overlay
    cameraView.previewTransform = settings.transform
    guard device != self.device else { return }
    self.device = device
    if !cameras.isEmpty { open() }
  }

  private func begin() {
    fault = nil
    isTaking = false
    given = nil
    cameraView.show(words: nil)
    showState()
    eye.lookAround()
  }

  private func found(_ cameras: [Camera]) {
    self.cameras = cameras
    cameraView.canTurn = cameras.count > 1
    open()
  }

  private func open() {
    guard let camera = cameras.first(where: { $0.facing == device.facing }) ?? cameras.first else {
      return failed(.missing)
    }
    open(camera)
  }

  private func open(_ camera: Camera) {
    fault = nil
    given = nil
    isTaking = false
    cameraView.show(words: nil)
    eye.open(camera)
    showState()
  }

  private func turn() {
    guard cameras.count > 1, !isTaking else { return }
    let index = cameras.firstIndex { $0 == eye.camera } ?? 0
    let next = cameras[(index + 1) % cameras.count]
    device = UIImagePickerController.CameraDevice(next.facing)
    turned(device)
    open(next)
  }

  private func show(_ image: CGImage) {
    cameraView.show(image)
    guard given == nil else { return }
    given = FrameSize(width: image.width, height: image.height)
    showState()
    // The place is that of the picture's shape only after it has been laid out.
    cameraView.layoutIfNeeded()
    askForSize()
  }

  private func took(_ picture: CameraPicture) {
    guard isTaking else { return }
    isTaking = false
    showState()
    taken(picture)
  }

  private func rested() {
    isTaking = false
    showState()
  }

  private func failed(_ error: CameraError) {
    fault = error
    isTaking = false
    cameraView.show(words: error.words, detail: error.detail)
    showState()
  }

  private func showState() {
    let isLive = given != nil && fault == nil
    cameraView.shutter.isEnabled = isLive && !isTaking
    cameraView.turnButton.isEnabled = !isTaking
    cameraView.show(isOpening: fault == nil && given == nil)
  }

  private func previewDidResize(_ pixels: CGSize) {
    guard pixels != self.pixels else { return }
    self.pixels = pixels
    askForSize()
  }

  /// Pictures come at the size at which they are seen, made so by another thread; never larger than the camera's.
  private func askForSize() {
    guard let given, pixels.width >= 1, pixels.height >= 1 else { return }
    let size = FrameSize(width: Int(pixels.width.rounded()), height: Int(pixels.height.rounded()))
    eye.resize(to: size.width < given.width ? size : given)
  }
}
