import Foundation
import UIKit
import UIKitTestSupport

/// A library for a test: a folder that goes with it.
@MainActor final class PhotoFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "photos-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  isolated deinit { try? FileManager.default.removeItem(at: url) }

  /// Copies a photo of the tests of UIKitImages into the library.
  func add(_ photo: String, as name: String) throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    try FileManager.default.copyItem(
      at: tests.appendingPathComponent("UIKitImagesTests/Photos/\(photo)"),
      to: url.appendingPathComponent(name))
  }
}
