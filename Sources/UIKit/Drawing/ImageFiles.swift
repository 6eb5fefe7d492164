import Foundation
import UIKitImages

/// Where a bundle keeps its pictures, and at which scale.
nonisolated enum ImageFiles {
  static func path(named name: String, in bundle: Bundle) -> String? {
    let base = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    for suffix in ["@2x", "@3x", ""] {
      if let path = bundle.path(forResource: base + suffix, ofType: "png") { return path }
    }
    return nil
  }

  /// The bytes of a file; nil for one that cannot be read, or has more than a photo.
  static func data(ofFile path: String) -> Data? {
    guard let stamp = try? FileStamp(of: FilePath(path)), stamp.isRegular,
      stamp.size <= ImageLimits.byteCount
    else { return nil }
    // NB: read, not mapped: a mapped file that is cut short meanwhile ends the process.
    return try? Data(contentsOf: URL(fileURLWithPath: path))
  }

  static func scale(ofFile path: String) -> CGFloat {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    if name.hasSuffix("@2x") { return 2 }
    if name.hasSuffix("@3x") { return 3 }
    return 1
  }
}
