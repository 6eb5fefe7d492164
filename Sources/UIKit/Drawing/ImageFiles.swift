import Foundation

/// Where a bundle keeps its pictures, and at which scale.
nonisolated enum ImageFiles {
  static func path(named name: String, in bundle: Bundle) -> String? {
    let base = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    for suffix in ["@2x", "@3x", ""] {
      if let path = bundle.path(forResource: base + suffix, ofType: "png") { return path }
    }
    return nil
  }

  static func scale(ofFile path: String) -> CGFloat {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    if name.hasSuffix("@2x") { return 2 }
    if name.hasSuffix("@3x") { return 3 }
    return 1
  }
}
