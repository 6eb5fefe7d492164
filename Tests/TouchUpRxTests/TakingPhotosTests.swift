import Foundation
import Observables
import Testing
import TouchUp
import TouchUpRx
import UIKit
import UIKitTestSupport

/// A photo of a camera, by every face of the kit: exactly one answer, and nothing alive afterwards.
@MainActor @Suite(.timeLimit(.minutes(5))) struct TakingPhotosTests {
  /// How it is asked for.
  enum Face: CaseIterable {
    case closures, picker, pickerWaiting, pickerStream, handler, waiting, stream, chooser
  }

  /// How it ends.
  enum Way: CaseIterable {
    case used, cancelled, dismissed, screenGone, lost
  }

  nonisolated static let table = Face.allCases.flatMap { face in Way.allCases.map { (face, $0) } }

  @MainActor private final class Heard {
    var answers: [String] = []

    func hear(_ answer: Result<PickedMedia?, PhotoError>) {
      switch answer {
      case .success(let media):
        if let media { #expect(media.url == nil && media.kind == .photo) }
        answers.append(media.map { "\(Int($0.image?.size.width ?? 0))" } ?? "none")
      case .failure(.cameraLost): answers.append("lost")
      case .failure(let error): answers.append("\(error)")
      }
    }

    func hear(_ body: () async throws(PhotoError) -> PickedMedia?) async {
      do throws(PhotoError) {
        hear(.success(try await body()))
      } catch {
        hear(.failure(error))
      }
    }
  }

  @Test("5, 15, 18, 26: Every way out of the camera gives one answer", arguments: table)
  func givesOneAnswer(face: Face, way: Way) async throws {
    let heard = Heard()
    weak var gonePicker: UIViewController?
    var kept: [any Sendable] = []
    do {
      let robot = Robot(UIViewController(), device: .dim)
      let screen = try #require(robot.window.rootViewController)
      robot.setCameras(
        way == .lost ? "videotestsrc num-buffers=4 ! video/x-raw,width=64,height=48" : "test:red")
      kept = ask(face, screen, robot, heard)
      for _ in 0..<100 where screen.presentedViewController == nil { await Task.yield() }
      gonePicker = screen.presentedViewController
      #expect(gonePicker != nil)
      await robot.waitForCamera()
      switch way {
      case .used:
        try robot.tap("Take Picture")
        await robot.waitForCamera()
        try robot.tap("Use Photo")
      case .cancelled: try robot.tap("Cancel")
      case .dismissed: robot.run { screen.dismiss(animated: true) }
      case .screenGone: robot.run { robot.window.rootViewController = UIViewController() }
      case .lost:
        for _ in 0..<100 where !robot.exists("Try Again") { await robot.waitForCamera() }
        try robot.tap("Cancel")
      }
      await robot.waitForCamera()
    }
    for _ in 0..<20 { await Task.yield() }
    let isClosure = face == .closures
    let expected =
      switch way {
      case .used: "1920"
      case .lost: isClosure ? "none" : "lost"
      default: "none"
      }
    #expect(heard.answers == [expected])
    #expect(gonePicker == nil)
    _ = kept
  }

  private func ask(
    _ face: Face, _ screen: UIViewController, _ robot: Robot, _ heard: Heard
  ) -> [any Sendable] {
    robot.run {
      switch face {
      case .closures:
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        picker.didFinishPickingMedia = { _, image in
          heard.answers.append("\(Int(image?.size.width ?? 0))")
        }
        picker.didCancel = { _ in heard.answers.append("none") }
        screen.present(picker, animated: true)
      case .picker:
        #expect(throws: Never.self) {
          try screen.showImagePicker(source: .camera) { heard.hear($0) }
        }
      case .pickerWaiting:
        return [
          Task { [weak screen] in
            await heard.hear { () throws(PhotoError) in
              try await screen?.pickImage(source: .camera) ?? nil
            }
          }
        ]
      case .pickerStream: return [listen(to: screen.rx.pickImage(source: .camera), heard)]
      case .handler:
        #expect(throws: Never.self) { try screen.showCamera { heard.hear($0) } }
      case .waiting:
        return [
          Task { [weak screen] in
            await heard.hear { () throws(PhotoError) in try await screen?.takePhoto() ?? nil }
          }
        ]
      case .stream: return [listen(to: screen.rx.takePhoto(), heard)]
      case .chooser:
        return [
          Task { [weak screen] in
            await heard.hear { () throws(PhotoError) in
              try await screen?.chooseImage(sources: [.camera]) ?? nil
            }
          }
        ]
      }
      return []
    }
  }

  private func listen(to stream: Observable<PickedMedia>, _ heard: Heard) -> any Disposable {
    var hasNext = false
    return stream.subscribe(
      onNext: {
        hasNext = true
        heard.hear(.success($0))
      },
      onError: { heard.hear(.failure($0 as? PhotoError ?? .nothingFound)) },
      onCompleted: { if !hasNext { heard.hear(.success(nil)) } })
  }

  @Test("19: No camera is a typed error; its options are for the camera alone")
  func optionsAreForTheCamera() async throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    robot.setCameras()
    await #expect(throws: PhotoError.sourceUnavailable(.camera)) {
      _ = try await robot.run { screen }.takePhoto(CameraOptions(device: .front))
    }
    _ = robot.run {
      #expect(throws: PhotoError.sourceUnavailable(.camera)) { try screen.showCamera { _ in } }
    }
    #expect(screen.presentedViewController == nil)
    // Options reach the camera…
    robot.setCameras("test:red", "test:blue")
    var answer: PickedMedia?
    try robot.run {
      try screen.showCamera(CameraOptions(device: .front, allowsEditing: true)) {
        answer = try? $0.get()
      }
    }
    await robot.waitForCamera()
    let picker = try #require(screen.presentedViewController as? UIImagePickerController)
    #expect(picker.cameraDevice == .front && picker.allowsEditing)
    try robot.tap("Take Picture")
    await robot.waitForCamera()
    try robot.tap("Use Photo")
    await robot.waitForCamera()
    let media = try #require(answer)
    #expect(media.isEdited && media.image?.size == CGSize(width: 1440, height: 1440))
    #expect(media.originalImage?.size == CGSize(width: 1920, height: 1440))
    #expect(media.url == nil && media.typeIdentifier == nil)
    #expect(media.metadata["Model"] == "test:red")
    // …and one that is not there is passed over: there is another.
    robot.setCameras("test:red")
    try robot.run { try screen.showCamera(CameraOptions(device: .rear)) { _ in } }
    await robot.waitForCamera()
    let only = try #require(screen.presentedViewController as? UIImagePickerController)
    #expect(robot.run { only.cameraDevice } == .front)
    try robot.tap("Cancel")
    await robot.waitForCamera()
  }

  @Test("The chooser offers a camera when there is one")
  func theChooserOffersIt() async throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    robot.setCameras("test:green")
    var answers: [PickedMedia?] = []
    try robot.run {
      try screen.showImageChooser(allowsEditing: true) { answers.append(try? $0.get()) }
    }
    try robot.settle()
    #expect(robot.exists("Camera") && robot.exists("Photo Library"))
    try robot.tap("Camera")
    await robot.waitForCamera()
    try robot.tap("Take Picture")
    await robot.waitForCamera()
    try robot.tap("Use Photo")
    await robot.waitForCamera()
    #expect(answers.count == 1)
    #expect(answers.first??.image?.size == CGSize(width: 1440, height: 1440))
  }

  @Test("A task that is cancelled and a stream that is disposed of take the camera back")
  func takenBack() async throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    robot.setCameras("test:green")
    let heard = Heard()
    let task = robot.run {
      Task { [weak screen] in
        await heard.hear { () throws(PhotoError) in try await screen?.takePhoto() ?? nil }
      }
    }
    for _ in 0..<100 where screen.presentedViewController == nil { await Task.yield() }
    await robot.waitForCamera()
    #expect(screen.presentedViewController != nil)
    task.cancel()
    await robot.waitForCamera()
    #expect(heard.answers == ["none"])
    #expect(screen.presentedViewController == nil)
    let subscription = robot.run { listen(to: screen.rx.takePhoto(), heard) }
    await robot.waitForCamera()
    #expect(screen.presentedViewController != nil)
    robot.run { subscription.dispose() }
    await robot.waitForCamera()
    #expect(heard.answers == ["none"])
    #expect(screen.presentedViewController == nil)
    #expect(robot.application.cameraFeeds.isIdle)
  }

  @Test("Handlers are freed after the answer")
  func handlersAreFreed() async throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    robot.setCameras("test:green")
    weak var gone: UIViewController?
    try robot.run {
      let owner = UIViewController()
      gone = owner
      try screen.showCamera { _ in _ = owner }
    }
    await robot.waitForCamera()
    #expect(gone != nil)
    try robot.tap("Cancel")
    await robot.waitForCamera()
    #expect(gone == nil)
  }
}

extension HostDevice {
  /// A phone of few pixels: nobody looks.
  fileprivate static var dim: HostDevice {
    var device = HostDevice.phone
    device.scale = 0.5
    return device
  }
}
