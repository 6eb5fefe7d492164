import Foundation
import UIKit
import UIKitTestSupport

/// A robot in an app with a library of its own.
@MainActor final class PhotoStage {
  let robot: Robot
  let folder: URL
  let screen = UIViewController()

  /// An app whose library is a new folder with copies of the tests' photos: by the names they get, newest first.
  init(_ photos: KeyValuePairs<String, String>, device: HostDevice = .phone) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "library-\(UUID().uuidString)/Pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    robot = Robot(UINavigationController(), device: device)
    try add(photos)
    robot.run {
      robot.application.hostPhotos = HostPhotos(
        folders: [folder], thumbnailFolder: folder.appendingPathComponent(".thumbnails"))
      screen.view.backgroundColor = .systemBackground
      (robot.window.rootViewController as? UINavigationController)?
        .setViewControllers([screen], animated: false)
    }
    robot.wait(0.1)
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

  /// Copies photos into the library; each is a minute older than the one before it.
  func add(_ photos: KeyValuePairs<String, String>) throws {
    for (index, photo) in photos.enumerated() {
      let file = folder.appendingPathComponent(photo.key)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: SamplePhotos.path(photo.value), toPath: file.path)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000 - Double(index) * 60)],
        ofItemAtPath: file.path)
    }
  }

  /// Lets the workers finish, and the screen come to rest.
  func rest() async { await robot.waitForPhotos() }

  /// Presents a picker and lets it come to rest.
  func present(_ picker: UIViewController) async {
    robot.run { screen.present(picker, animated: true) }
    await rest()
  }
}
