import Foundation

/// Writes PNG files of any kind, also of kinds that do not exist.
struct PNGFile {
  let width: Int
  let height: Int
  let colorType: UInt8
  let depth: UInt8
  var interlaced = false

  /// The file, from the palette with its opacities and the rows as they are.
  func data(_ palette: [UInt8], _ alphas: [UInt8], _ rows: [[UInt8]]) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let header = Self.bytes(width) + Self.bytes(height) + [depth, colorType, 0, 0]
    data += Self.chunk("IHDR", header + [interlaced ? 1 : 0])
    if !palette.isEmpty { data += Self.chunk("PLTE", palette) }
    if !alphas.isEmpty { data += Self.chunk("tRNS", alphas) }
    data += Self.chunk("IDAT", Self.deflated(rows.flatMap { [0] + $0 }))
    return data + Self.chunk("IEND", [])
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(number >> (24 - 8 * $0) & 255) }
  }

  private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + body
    return bytes(body.count) + named + bytes(Int(checksum(named)))
  }

  /// One block, not compressed.
  private static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    let lengths = [count, ~count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65521
      high = (high + low) % 65521
    }
    return [0x78, 0x01, 0x01] + lengths + bytes + self.bytes(high << 16 | low)
  }

  /// CRC-32 as PNG has it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
