import Foundation
import Testing
import UIKitImages
import UIKitTestSupport

@testable import UIKit

/// Bad files as a person sees them in the grid: shown as such, or left out with a reason; and the others work.
@MainActor @Suite struct BadPhotoTests {
  private let stage: PhotoStage
  private let log = PickerLog()

  init() throws {
    stage = try PhotoStage(["good.jpg": "orientation_1.jpg"])
  }

  private func path(_ name: String) -> String { stage.folder.appendingPathComponent(name).path }

  private func add(_ data: Data, as name: String) throws {
    try data.write(to: URL(fileURLWithPath: path(name)))
  }

  private func present() async {
    let picker = stage.robot.run {
      let picker = UIImagePickerController()
      picker.delegate = log
      return picker
    }
    await stage.present(picker)
  }

  /// The good one is there, and can be picked.
  private func expectGood() async throws {
    try stage.robot.tap("Photo, good.jpg")
    await stage.rest()
    #expect(log.infos.count == 1)
  }

  @Test(
    "Cut off, without bytes, text, or with more pixels than there is memory: shown as such",
    arguments: ["cut.jpg", "empty.jpg", "text.jpg", "huge.jpg"])
  func shownAsSuch(name: String) async throws {
    let photo = try Data(contentsOf: URL(fileURLWithPath: SamplePhotos.path("sample.jpg")))
    switch name {
    case "cut.jpg": try add(photo.prefix(photo.count / 2), as: name)
    case "empty.jpg": try add(Data(), as: name)
    case "text.jpg": try add(Data("Dear diary,\n".utf8), as: name)
    default: try add(FlatPhoto.jpeg(width: 65_535, height: 65_535).prefix(2000), as: name)
    }
    await present()
    try stage.robot.tap(Query(stringLiteral: "\(name) cannot be opened"))
    await stage.rest()
    #expect(log.infos.isEmpty)
    #expect(stage.robot.count(of: Query(stringLiteral: "\(name) cannot be opened")) == 2)
    try await expectGood()
  }

  @Test("A folder named as a photo, and links in a circle, are no photos")
  func leftOut() async throws {
    try FileManager.default.createDirectory(
      atPath: path("folder.png"), withIntermediateDirectories: false)
    for (from, to) in [("one.jpg", "two.jpg"), ("two.jpg", "one.jpg"), ("away.jpg", "nothing")] {
      try FileManager.default.createSymbolicLink(
        atPath: path(from), withDestinationPath: path(to))
    }
    try FileManager.default.createSymbolicLink(
      atPath: path("inner"), withDestinationPath: stage.folder.path)
    await present()
    #expect(stage.robot.exists("Photos: 1"))
    try await expectGood()
  }

  @Test("A name that is not text is shown as far as it is, and its photo is picked")
  func namesThatAreNotText() async throws {
    let photo = try Data(contentsOf: URL(fileURLWithPath: SamplePhotos.path("orientation_1.jpg")))
    let folder = try #require(FilePath(url: stage.folder))
    let file = folder.appending([0x66, 0xFF, 0xFE, 0x2E, 0x6A, 0x70, 0x67])
    let descriptor = file.withCString { open($0, O_WRONLY | O_CREAT, 0o600) }
    #expect(photo.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } == photo.count)
    close(descriptor)
    await present()
    try stage.robot.tap("Photo, f\u{FFFD}\u{FFFD}.jpg")
    await stage.rest()
    let info = try #require(log.infos.first)
    #expect((info[.originalImage] as? UIImage)?.size == CGSize(width: 160, height: 240))
    #expect((info[.imageURL] as? URL).flatMap { FilePath(url: $0) } == file)
  }

  @Test("A photo that goes while it is looked at is said to be gone, or leaves the grid")
  func vanishes() async throws {
    try stage.add(["gone.jpg": "orientation_2.jpg"])
    await present()
    // After it has been listed, and before it is opened.
    try FileManager.default.removeItem(atPath: path("gone.jpg"))
    try? stage.robot.tap("Photo, gone.jpg")
    for _ in 0..<500 where stage.robot.exists("Photo, gone.jpg") { await stage.rest() }
    #expect(!stage.robot.exists("Photo, gone.jpg"))
    #expect(log.infos.isEmpty)
    try await expectGood()
  }

  @Test("20: What may not be read says so: a photo in the grid, a folder in its place")
  func noPermission() async throws {
    try stage.add(["secret.jpg": "orientation_2.jpg", "closed/inner.jpg": "orientation_3.jpg"])
    #expect(chmod(path("secret.jpg"), 0) == 0)
    #expect(chmod(path("closed"), 0) == 0)
    defer { chmod(path("closed"), 0o700) }
    // With threads of its own, which begin as nobody.
    let workers = ImageWorkers()
    try AsNobody.run {
      stage.robot.run {
        stage.robot.application.photoLibrary = PhotoLibrary(
          HostPhotos(folders: [stage.folder]), workers: workers)
        stage.screen.present(UIImagePickerController(), animated: false)
      }
    }
    for _ in 0..<6 {
      await withCheckedContinuation { done in workers.whenIdle { done.resume() } }
      try AsNobody.run { stage.robot.wait(0.2) }
    }
    #expect(stage.robot.exists("secret.jpg cannot be opened"))
    #expect(stage.robot.exists("Photo, good.jpg"))
    #expect(
      stage.robot.application.photoLibrary.listing.problems == [
        .permissionDenied(file: path("closed"))
      ])
    #expect(stage.robot.exists(Query(stringLiteral: "Photos: 2\n\(path("closed")) cannot be read")))
  }

  @Test("20: A library that may not be read is an answer with its path")
  func noPermissionAtAll() async throws {
    #expect(chmod(stage.folder.path, 0) == 0)
    defer { chmod(stage.folder.path, 0o700) }
    let workers = ImageWorkers()
    let picker = stage.robot.run { UIImagePickerController() }
    try AsNobody.run {
      stage.robot.run {
        stage.robot.application.photoLibrary = PhotoLibrary(
          HostPhotos(folders: [stage.folder]), workers: workers)
        stage.screen.present(picker, animated: false)
      }
    }
    for _ in 0..<6 {
      await withCheckedContinuation { done in workers.whenIdle { done.resume() } }
      stage.robot.wait(0.2)
    }
    #expect(stage.robot.exists(Query(stringLiteral: "\(stage.folder.path) cannot be read")))
    #expect(picker.obstacle == .permissionDenied(path: stage.folder.path))
  }
}
