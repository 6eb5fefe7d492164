import Foundation

/// Puts texts into a JPEG as EXIF has them.
enum ExifPhoto {
  /// `data` with EXIF of the given tags of the first block, and of the block of the camera's settings.
  static func adding(_ texts: [UInt16: String], settings: [UInt16: String], to data: Data) -> Data {
    let start = 8
    let firstCount = texts.count + 1
    let settingsStart = start + 2 + firstCount * 12 + 4 + texts.values.reduce(0) { $0 + room($1) }
    var tiff = Data("II".utf8) + little(42, 2) + little(start, 4)
    tiff += block(texts, at: start, link: settingsStart)
    tiff += block(settings, at: settingsStart, link: nil)
    let body = Data("Exif\0\0".utf8) + tiff
    let length = body.count + 2
    let segment = Data([0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)]) + body
    return data.prefix(2) + segment + data.dropFirst(2)
  }

  private static func room(_ text: String) -> Int { text.utf8.count + 1 }

  private static func block(_ texts: [UInt16: String], at start: Int, link: Int?) -> Data {
    let count = texts.count + (link == nil ? 0 : 1)
    var entries = little(count, 2)
    var strings = Data()
    let stringsStart = start + 2 + count * 12 + 4
    for (tag, text) in texts.sorted(by: { $0.key < $1.key }) {
      // Four bytes and less would lie in the entry itself.
      precondition(room(text) > 4)
      entries += little(Int(tag), 2) + little(2, 2) + little(room(text), 4)
      entries += little(stringsStart + strings.count, 4)
      strings += Data(text.utf8) + [0]
    }
    if let link { entries += little(0x8769, 2) + little(4, 2) + little(1, 4) + little(link, 4) }
    return entries + little(0, 4) + strings
  }

  private static func little(_ number: Int, _ count: Int) -> Data {
    Data((0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }
}
