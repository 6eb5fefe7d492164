import CVips
import Foundation

/// What libvips tells of a file's EXIF.
enum VipsFields {
  /// The fields of a picture, by EXIF's names.
  static func read(from picture: OpaquePointer) -> [String: String] {
    var fields: [String: String] = [:]
    withUnsafeMutablePointer(to: &fields) { pointer in
      cvips_fields(picture, pointer) { context, name, value in
        guard let context else { return }
        // “exif-ifd0-Make”: the block's number does not matter, save that of the embedded thumbnail.
        let parts = String(cString: name).split(separator: "-", maxSplits: 2)
        guard parts.count == 3, parts[1] != "ifd1" else { return }
        context.assumingMemoryBound(to: [String: String].self).pointee[String(parts[2])] =
          VipsFields.value(of: String(cString: value))
      }
    }
    return fields
  }

  /// The value in “1/60 (1/60 sec., Rational, 1 components, 8 bytes)”. A text may have brackets of its own,
  /// and is there twice.
  static func value(of text: String) -> String {
    guard text.hasSuffix(" bytes)") else { return text }
    if let ascii = text.range(of: ", ASCII, ", options: .backwards) {
      let both = Array(text[..<ascii.lowerBound])
      return String(both.prefix(max(0, (both.count - 2) / 2)))
    }
    guard let bracket = text.range(of: " (") else { return text }
    return String(text[..<bracket.lowerBound])
  }
}
