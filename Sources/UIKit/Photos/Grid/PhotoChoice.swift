import Foundation
import UIKitImages

/// A photo that is chosen. It is known by its path: one that is edited meanwhile stays chosen.
nonisolated struct PhotoChoice: Sendable {
  let path: FilePath
  /// As the grid had it; nil for one that was chosen from the start.
  let entry: PhotoEntry?

  init(_ entry: PhotoEntry) {
    path = entry.path
    self.entry = entry
  }

  /// One that was chosen before; nil when there can be no such photo.
  init?(identifier: String) {
    guard let path = URL(string: identifier).flatMap({ FilePath(url: $0) }) else { return nil }
    self.path = path
    entry = nil
  }

  /// What apps know it by.
  var identifier: String { path.uri }
}
