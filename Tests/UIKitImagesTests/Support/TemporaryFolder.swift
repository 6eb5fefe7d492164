import Foundation

@testable import UIKitImages

/// A folder that goes with its owner.
final class TemporaryFolder: Sendable {
  let path: FilePath

  init() throws {
    path = FilePath(NSTemporaryDirectory()).appending("UIKitImages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(atPath: path.text, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path.text)
  }

  /// Writes a file and returns its path.
  func write(_ data: Data, to name: String) throws -> FilePath {
    let file = path.appending(name)
    try data.write(to: URL(fileURLWithPath: file.text))
    return file
  }
}
