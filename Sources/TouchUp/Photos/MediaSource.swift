import Foundation
import UIKit

/// Where what was picked comes from.
nonisolated enum MediaSource: Sendable {
  /// A photo that is there, and its file.
  case loaded(UIImage?, URL?)
  /// One of several, which is opened when it is asked for.
  case item(MediaItem)

  /// The picture, not decoded yet.
  func image() async throws(PhotoError) -> UIImage {
    switch self {
    case .loaded(let image, let url):
      guard let image else { throw .unsupported(path: url?.path ?? "") }
      return image
    case .item(let item):
      guard let image = UIImage(data: try await item.data()) else {
        throw .damaged(path: item.name)
      }
      return image
    }
  }

  func data() async throws(PhotoError) -> Data {
    switch self {
    case .item(let item): return try await item.data()
    case .loaded(_, let url?): return try Self.reading(url) { try Data(contentsOf: url) }
    case .loaded(let image, nil):
      guard let data = image?.jpegData(compressionQuality: 0.9) else {
        throw .unsupported(path: "")
      }
      return data
    }
  }

  func copy(into folder: URL) async throws(PhotoError) -> URL {
    switch self {
    case .item(let item): return try await item.copy(into: folder)
    case .loaded(_, let url?):
      return try Self.reading(url) { try FileManager.default.copy(url, into: folder) }
    case .loaded(_, nil): throw .unsupported(path: "")
    }
  }

  private static func reading<Value>(
    _ url: URL, _ body: () throws -> Value
  ) throws(PhotoError) -> Value {
    do { return try body() } catch { throw PhotoError(error, name: url.path) }
  }
}
