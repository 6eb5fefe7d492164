import Foundation
import Observables
import Testing
import TouchUp
import TouchUpRx
import UIKit
import UIKitTestSupport

/// What people complain about in pickers of photos, by the numbers of the list.
@MainActor @Suite struct PickingPhotosTests {
  private let folder: PhotoFolder
  private let robot: Robot
  private let screen: UIViewController

  init() throws {
    folder = try PhotoFolder()
    robot = Robot(UIViewController())
    screen = try #require(robot.window.rootViewController)
    robot.setPhotos(folder.url)
  }

  @MainActor private final class Box<Value> {
    var value: Value?
    var error: PhotoError?
  }

  /// Asks, and gives what is to be answered.
  private func pick(
    allowsEditing: Bool = false, configure: (@MainActor (UIImagePickerController) -> Void)? = nil
  ) async -> Box<PickedMedia> {
    let box = Box<PickedMedia>()
    robot.run {
      do throws(PhotoError) {
        try screen.showImagePicker(allowsEditing: allowsEditing, configure: configure) {
          switch $0 {
          case .success(let media): box.value = media
          case .failure(let error): box.error = error
          }
        }
      } catch {
        box.error = error
      }
    }
    await robot.waitForPhotos()
    return box
  }

  @Test("14: The edited image is preferred, and original, rectangle, URL and metadata are there")
  func editedIsPreferred() async throws {
    try folder.add("orientation_6.jpg", as: "six.jpg")
    let box = await pick(allowsEditing: true)
    try robot.tap("Photo, six.jpg")
    await robot.waitForPhotos()
    try robot.tap("Choose")
    await robot.waitForPhotos()
    let media = try #require(box.value)
    #expect(media.isEdited)
    #expect(media.cropRect == CGRect(x: 0, y: 40, width: 160, height: 160))
    #expect(media.image?.size == CGSize(width: 160, height: 160))
    #expect(media.originalImage?.size == CGSize(width: 160, height: 240))
    #expect(media.url?.lastPathComponent == "six.jpg")
    #expect(media.typeIdentifier == "public.jpeg")
    #expect(media.metadata["Orientation"] == "6")
    #expect(media.kind == .photo)
  }

  @Test("15: Cancelled once, opened again: works as the first time")
  func opensAgain() async throws {
    try folder.add("orientation_1.jpg", as: "one.jpg")
    for _ in 0..<2 {
      let box = await pick()
      try robot.tap("Cancel")
      await robot.waitForPhotos()
      #expect(box.value == nil && box.error == nil)
    }
    let box = await pick()
    try robot.tap("Photo, one.jpg")
    await robot.waitForPhotos()
    #expect(box.value != nil)
  }

  @Test("17: Closures are dropped before one is called")
  func closuresAreDropped() async throws {
    try folder.add("orientation_1.jpg", as: "one.jpg")
    var calls = 0
    weak var gone: UIViewController?
    do {
      let owner = UIViewController()
      gone = owner
      robot.run {
        let picker = UIImagePickerController()
        picker.didFinishPickingMedia = { picker, image in
          _ = owner
          calls += 1
          #expect(picker.didFinishPickingMedia == nil && picker.didCancel == nil)
          #expect(image?.size == CGSize(width: 160, height: 240))
        }
        picker.didCancel = { _ in _ = owner }
        screen.present(picker, animated: true)
      }
    }
    await robot.waitForPhotos()
    #expect(gone != nil)
    try robot.tap("Photo, one.jpg")
    await robot.waitForPhotos()
    #expect(calls == 1)
    #expect(gone == nil)
  }

  @Test("18: The next screen can be presented from the handler")
  func theNextScreenFollows() async throws {
    try folder.add("orientation_1.jpg", as: "one.jpg")
    let next = UIViewController()
    robot.run {
      let picker = UIImagePickerController()
      picker.didFinishPickingMedia = { [screen] _, _ in screen.present(next, animated: true) }
      screen.present(picker, animated: true)
    }
    await robot.waitForPhotos()
    try robot.tap("Photo, one.jpg")
    await robot.waitForPhotos()
    #expect(screen.presentedViewController === next)
  }

  @Test("19: A source that is not there is a typed error")
  func missingSource() async throws {
    robot.setCameras()
    robot.run { #expect(!UIImagePickerController.isSourceTypeAvailable(.camera)) }
    await #expect(throws: PhotoError.sourceUnavailable(.camera)) {
      _ = try await robot.run { screen }.pickImage(source: .camera)
    }
    await #expect(throws: PhotoError.sourceUnavailable(.camera)) {
      _ = try await robot.run { screen }.chooseImage(sources: [.camera])
    }
    #expect(screen.presentedViewController == nil)
  }

  @Test("20: Folders that cannot be read, and empty ones, are answers that say so")
  func obstacles() async throws {
    let file = folder.url.appendingPathComponent("file")
    try Data().write(to: file)
    robot.setPhotos(file)
    let unreadable = await pick()
    try robot.tap("Cancel")
    await robot.waitForPhotos()
    #expect(unreadable.error == .unreadable(path: file.path))
    robot.setPhotos(folder.url)
    let empty = await pick()
    try robot.tap("Cancel")
    await robot.waitForPhotos()
    #expect(empty.error == .nothingFound)
  }

  @Test("21: All eight orientations come out upright", arguments: 1...8)
  func orientations(number: Int) async throws {
    try folder.add("orientation_\(number).jpg", as: "photo.jpg")
    let box = await pick()
    try robot.tap("Photo, photo.jpg")
    await robot.waitForPhotos()
    let media = try #require(box.value)
    #expect(media.image?.imageOrientation == .up)
    #expect(media.image?.size == CGSize(width: 160, height: 240))
    let small = try await media.image(within: CGSize(width: 60, height: 60))
    #expect(small.size == CGSize(width: 40, height: 60))
    #expect(!media.isEdited && media.cropRect == nil)
  }

  @Test("23: HEIC works; type and extension match the bytes")
  func types() async throws {
    try folder.add("sample.heic", as: "photo.heic")
    for (preset, type, ending) in [
      (UIImagePickerController.ImageURLExportPreset.current, "public.heic", "heic"),
      (.compatible, "public.jpeg", "jpeg"),
    ] {
      let box = await pick { $0.imageExportPreset = preset }
      try robot.tap("Photo, photo.heic")
      await robot.waitForPhotos()
      #expect(box.value?.typeIdentifier == type)
      #expect(box.value?.url?.pathExtension == ending)
    }
  }

  @Test("24: A damaged file is an error of its own, and the others work")
  func damaged() async throws {
    try folder.add("LICENSE", as: "bad.jpg")
    try folder.add("orientation_1.jpg", as: "good.jpg")
    let box = await pick()
    try robot.tap("bad.jpg cannot be opened")
    await robot.waitForPhotos()
    #expect(box.value == nil && box.error == nil)
    try robot.tap("Photo, good.jpg")
    await robot.waitForPhotos()
    #expect(box.value != nil)
  }

  @Test("The app's own delegate gets its calls")
  func delegate() async throws {
    try folder.add("orientation_1.jpg", as: "one.jpg")
    let own = OwnDelegate()
    let box = await pick { $0.delegate = own }
    try robot.tap("Photo, one.jpg")
    await robot.waitForPhotos()
    #expect(own.picked == 1 && own.cancelled == 0)
    #expect(box.value != nil)
    _ = await pick { $0.delegate = own }
    try robot.tap("Cancel")
    await robot.waitForPhotos()
    #expect(own.picked == 1 && own.cancelled == 1)
    #expect(screen.presentedViewController == nil)
  }

  @Test("A picker that cannot be shown is an error, and the handler is not called")
  func whatCannotBeShown() async throws {
    try folder.add("orientation_1.jpg", as: "one.jpg")
    _ = await pick()
    let second = await pick()
    guard case .cannotAsk(.alreadyPresenting)? = second.error else {
      Issue.record("\(String(describing: second.error))")
      return
    }
    var errors: [any Error] = []
    let stream = robot.run {
      UIViewController().rx.chooseImage().subscribe(onError: { errors.append($0) })
    }
    stream.dispose()
    await #expect(throws: PhotoError.self) { try await UIViewController().pickImage() }
    #expect(second.value == nil)
  }

  @MainActor
  private final class OwnDelegate: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var picked = 0
    var cancelled = 0

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      picked += 1
      picker.dismiss(animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      cancelled += 1
      picker.dismiss(animated: true)
    }
  }
}
