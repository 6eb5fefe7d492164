import Foundation

/// The sample photos, with headers that say they are larger than they are.
enum HugeHeaders {
  /// A file of each format that says its size in its first bytes, by name.
  static func files(width: Int, height: Int) throws -> [(String, Data)] {
    [
      ("huge.jpg", try jpeg(width, height)), ("huge.png", try png(width, height)),
      ("huge.gif", try gif(width, height)), ("huge.tif", try tiff(width, height)),
      ("huge.heic", try heic("sample.heic", width, height)),
      ("huge.avif", try heic("sample.avif", width, height)),
    ]
  }

  static func jpeg(_ width: Int, _ height: Int) throws -> Data {
    var data = try Photo.data("sample.jpg")
    let frame = try found([0xFF, 0xC0], in: data)
    data.replaceSubrange(frame + 5..<frame + 9, with: big(height, 2) + big(width, 2))
    return data
  }

  private static func png(_ width: Int, _ height: Int) throws -> Data {
    var data = try Photo.data("sample.png")
    data.replaceSubrange(16..<24, with: big(width, 4) + big(height, 4))
    // The chunk's checksum, which is over its name and contents.
    var sum = ~UInt32(0)
    for byte in data[12..<29] {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
    data.replaceSubrange(29..<33, with: big(Int(~sum), 4))
    return data
  }

  private static func gif(_ width: Int, _ height: Int) throws -> Data {
    var data = try Photo.data("sample.gif")
    let size = little(width, 2) + little(height, 2)
    data.replaceSubrange(6..<10, with: size)
    // The one picture in it lies at 0, 0.
    let picture = try found([0x2C, 0, 0, 0, 0], in: data)
    data.replaceSubrange(picture + 5..<picture + 9, with: size)
    return data
  }

  private static func tiff(_ width: Int, _ height: Int) throws -> Data {
    var data = try Photo.data("sample.tif")
    for (tag, value) in [(0x0100, width), (0x0101, height)] {
      // A tag, its type (of two or four bytes), and that it is one value.
      for type in [3, 4] {
        guard
          let entry = data.firstRange(of: little(tag, 2) + little(type, 2) + little(1, 4))?
            .lowerBound
        else { continue }
        data.replaceSubrange(entry + 8..<entry + 12, with: little(value, 4))
      }
    }
    return data
  }

  private static func heic(_ name: String, _ width: Int, _ height: Int) throws -> Data {
    var data = try Photo.data(name)
    let size = try found(Array("ispe".utf8), in: data)
    data.replaceSubrange(size + 8..<size + 16, with: big(width, 4) + big(height, 4))
    return data
  }

  private static func found(_ bytes: [UInt8], in data: Data) throws -> Int {
    guard let place = data.firstRange(of: bytes)?.lowerBound else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return place
  }

  private static func big(_ number: Int, _ count: Int) -> Data {
    Data((0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }

  private static func little(_ number: Int, _ count: Int) -> Data {
    Data((0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }
}
