import Foundation

/// The texts in a PNG, read and written without touching its pixels.
enum PNGChunks {
  /// The uncompressed texts by their names; none for what is not a PNG.
  static func texts(in data: Data) -> [String: String] {
    var texts: [String: String] = [:]
    visit(data) { type, body in
      guard type == "tEXt", let zero = body.firstIndex(of: 0) else { return }
      let name = String(decoding: body[..<zero], as: UTF8.self)
      // Latin-1 by the standard; what thumbnails have in it is ASCII.
      texts[name] = String(decoding: body[(zero + 1)...], as: UTF8.self)
    }
    return texts
  }

  /// The size in pixels; nil for what is not a PNG.
  static func size(in data: Data) -> (width: Int, height: Int)? {
    let sides = data.dropFirst(16).prefix(8).map { Int($0) }
    guard sides.count == 8 else { return nil }
    return (
      sides[..<4].reduce(0) { $0 << 8 | $1 }, sides[4...].reduce(0) { $0 << 8 | $1 }
    )
  }

  /// The PNG with texts after its header.
  static func adding(_ texts: KeyValuePairs<String, String>, to data: Data) -> Data {
    // The signature, and the header's length, type, 13 bytes and check.
    let headerEnd = 8 + 4 + 4 + 13 + 4
    guard data.count >= headerEnd else { return data }
    var result = Data(data.prefix(headerEnd))
    for (name, text) in texts {
      let body = Array("tEXt".utf8) + Array(name.utf8) + [0] + Array(text.utf8)
      result.append(contentsOf: bigEndian(UInt32(body.count - 4)))
      result.append(contentsOf: body)
      result.append(contentsOf: bigEndian(check(body)))
    }
    result.append(data.dropFirst(headerEnd))
    return result
  }

  private static func visit(_ data: Data, _ body: (String, Data) -> Void) {
    var rest = data.dropFirst(8)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      guard length <= rest.count - 12, type != "IDAT" else { return }
      body(type, rest.dropFirst(8).prefix(length))
      rest = rest.dropFirst(12 + length)
    }
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func check(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { sum, byte in table[Int((sum ^ UInt32(byte)) & 255)] ^ (sum >> 8) }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }
}
