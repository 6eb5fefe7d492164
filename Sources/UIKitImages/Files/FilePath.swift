package import Foundation

/// The path of a file as the system has it: bytes, which need not be UTF-8.
package struct FilePath: Hashable, Sendable {
  /// The bytes, without a zero at the end.
  package let bytes: [UInt8]

  /// A path of given bytes; what follows a zero is left off.
  package init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes.prefix { $0 != 0 })
  }

  /// A path from text.
  package init(_ path: String) {
    self.init(bytes: path.utf8)
  }

  /// The path of a file URL, whatever its bytes are; nil for another URL.
  package init?(url: URL) {
    guard url.isFileURL else { return nil }
    let encoded = url.path(percentEncoded: true)
    var path = Self.decoded(encoded)
    while path.count > 1, path.last == UInt8(ascii: "/") { path.removeLast() }
    self.init(bytes: path)
  }

  /// The path as text, for people to read: what is not UTF-8 is replaced.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The last part of the path, for people to read.
  package var name: String { String(decoding: nameBytes, as: UTF8.self) }

  /// The folder the file is in; for the root, itself.
  package var folder: FilePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(".") }
    return FilePath(bytes: bytes[..<max(slash, 1)])
  }

  /// What follows the last point of the name, in small letters; empty when there is none.
  package var fileExtension: String {
    guard let point = nameBytes.lastIndex(of: UInt8(ascii: ".")), point > nameBytes.startIndex
    else { return "" }
    return String(decoding: nameBytes[(point + 1)...], as: UTF8.self).lowercased()
  }

  /// The file or folder of that name in this folder.
  package func appending(_ name: some Sequence<UInt8>) -> FilePath {
    let slash = bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
    return FilePath(bytes: bytes + slash + name)
  }

  /// The file or folder of that name in this folder.
  package func appending(_ name: String) -> FilePath { appending(name.utf8) }

  /// The address as GLib's `g_filename_to_uri` makes it, which the desktop's thumbnails go by.
  package var uri: String {
    var text = "file://"
    for byte in bytes {
      if Self.plain.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + String(byte >> 4, radix: 16, uppercase: true)
        text += String(byte & 15, radix: 16, uppercase: true)
      }
    }
    return text
  }

  /// The address as a URL. Bytes that are not UTF-8 are kept in it; Foundation cannot open such a file.
  package var url: URL {
    URL(string: uri) ?? URL(fileURLWithPath: text)
  }

  /// Calls `body` with the path as C wants it.
  package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
      // The buffer has at least the zero.
      body(buffer.baseAddress!)
    }
  }

  private var nameBytes: ArraySlice<UInt8> {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return bytes[...] }
    return bytes[(slash + 1)...]
  }

  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'()/&=:@+$,".utf8)

  private static func decoded(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let value = UInt8(
          String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        result.append(value)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}
