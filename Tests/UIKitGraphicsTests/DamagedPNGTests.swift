import Foundation
import Testing

@testable import UIKitGraphics

/// PNG files as they come from broken disks and from people who mean ill.
@Suite struct DamagedPNGTests {
  /// A photo-like picture of many colours and opacities.
  private static let original: Data = {
    let bitmap = Bitmap(width: 37, height: 23)!
    let context = bitmap.makeContext()
    for index in 0..<60 {
      let part = CGFloat(index) / 60
      context.setFillColor(red: part, green: 1 - part, blue: part * part, alpha: 0.3 + part / 2)
      context.fillEllipse(
        in: CGRect(x: part * 30, y: CGFloat(index % 7) * 3, width: 9, height: 5))
    }
    return (try? bitmap.makeImage()?.pngData()) ?? Data()
  }()

  @Test func cutAtEachByteItIsAnErrorOrWhole() throws {
    let whole = try CGImage(pngData: Self.original)
    for count in 0..<Self.original.count {
      do {
        let image = try CGImage(pngData: Self.original.prefix(count))
        // Only what follows the pixels may be missing.
        #expect(count > Self.original.count - 13, "cut after \(count)")
        #expect(image.width == whole.width && image.height == whole.height)
      } catch {
        let isExpected =
          switch error {
          case .truncated, .damaged: true
          case .notPNG: count == 0
          default: false
          }
        #expect(isExpected, "cut after \(count): \(error)")
      }
    }
  }

  @Test(arguments: [UInt64(1), 2])
  func changedAtRandomItIsAnErrorOrAPicture(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var errors = 0
    for round in 0..<1000 {
      var data = Self.original
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let index = Int.random(in: 0..<data.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: data[index] = UInt8.random(in: 0...255, using: &random)
        case 1: data.remove(at: index)
        default: data.insert(UInt8.random(in: 0...255, using: &random), at: index)
        }
      }
      do {
        let image = try CGImage(pngData: data)
        #expect(image.width > 0 && image.height > 0)
        #expect(image.color(x: image.width - 1, y: image.height - 1) != nil)
        #expect(image.width * image.height < 1_000_000, "seed \(seed), round \(round)")
      } catch {
        errors += 1
        #expect(!"\(error)".isEmpty)
      }
    }
    #expect(errors > 900, "checksums were not looked at, seed \(seed)")
  }

  @Test(arguments: ["IHDR", "IDAT", "IEND"]) func aWrongChecksumIsDamage(chunk: String) throws {
    var data = Self.original
    let name = try #require(data.range(of: Data(chunk.utf8)))
    let length = data[name.lowerBound - 4..<name.lowerBound].reduce(0) { $0 << 8 | Int($1) }
    let checksum = name.upperBound + length
    data[checksum] ^= 0xFF
    if chunk == "IEND" {
      // Nothing that is seen depends on it.
      _ = try? CGImage(pngData: data)
    } else {
      #expect(throws: PNGError.damaged) { try CGImage(pngData: data) }
    }
  }

  @Test(arguments: [
    (0, 0), (0, 10), (10, 0), (100_000, 100_000), (32_767, 32_767), (32_768, 1),
    (Int(UInt32.max), 1), (1, Int(UInt32.max)), (32_767, 2_000),
  ]) func sizesThatPromiseTooMuchAreRefusedBeforeMemoryIsTaken(width: Int, height: Int) {
    var data = Self.original
    for (offset, value) in [(16, width), (20, height)] {
      for byte in 0..<4 { data[offset + byte] = UInt8(value >> (24 - 8 * byte) & 255) }
    }
    let error = #expect(throws: PNGError.self) { try CGImage(pngData: data) }
    switch error {
    case .empty: #expect(width == 0 || height == 0)
    case .tooLarge: #expect(width > 32_767 || height > 32_767 || width * height > 64_000_000)
    case .truncated: #expect(width <= 32_767 && width * height > 37 * 23)
    default: Issue.record("\(error as Any)")
    }
  }

  @Test func otherBytesAreNoPNG() {
    for data in [Data([0xFF, 0xD8, 0xFF]), Data("GIF89a".utf8), Data(repeating: 0, count: 9000)] {
      #expect(throws: PNGError.notPNG) { try CGImage(pngData: data) }
    }
    // A slice whose first index is not 0.
    let padded = Data([1, 2, 3]) + Self.original
    #expect(throws: Never.self) { try CGImage(pngData: padded.dropFirst(3)) }
  }
}
