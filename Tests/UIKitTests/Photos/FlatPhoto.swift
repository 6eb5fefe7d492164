import Foundation

/// Makes large photos of one grey, in a moment and few bytes.
enum FlatPhoto {
  /// A JPEG of a size in pixels, both at most 65,535. `shade` is from 0 (mid-grey) to 7 (lighter).
  static func jpeg(width: Int, height: Int, shade: Int = 0) -> Data {
    var data = Data([0xFF, 0xD8])
    // All steps of sixteen.
    data += segment(0xDB, [0] + [UInt8](repeating: 16, count: 64))
    data += segment(0xC0, [8] + two(height) + two(width) + [1, 1, 0x11, 0])
    // Differences: “0” for none, “10” and four bits for others. The rest of a block: “0” for nothing.
    data += segment(0xC4, [0x00, 1, 1] + [UInt8](repeating: 0, count: 14) + [0, 4])
    data += segment(0xC4, [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0])
    data += segment(0xDA, [1, 1, 0x00, 0, 63, 0])
    // The first block says its grey, and each other that it is the same.
    data.append(0b1010_0000 | UInt8(shade & 7) << 2)
    let blocks = ((width + 7) / 8) * ((height + 7) / 8)
    data += Data(count: (2 * blocks + 5) / 8)
    data += [0xFF, 0xD9]
    return data
  }

  private static func segment(_ marker: UInt8, _ body: [UInt8]) -> Data {
    Data([0xFF, marker] + two(body.count + 2) + body)
  }

  private static func two(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
  }
}
