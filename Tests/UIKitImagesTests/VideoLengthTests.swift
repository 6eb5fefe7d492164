import Foundation
import Testing

@testable import UIKitImages

@Suite struct VideoLengthTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func big(_ number: UInt64, _ count: Int) -> Data {
    Data((0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) })
  }

  private func box(_ name: String, _ body: Data) -> Data {
    big(UInt64(body.count + 8), 4) + Data(name.utf8) + body
  }

  private func element(_ name: [UInt8], _ body: Data) -> Data {
    Data(name) + Data([UInt8(body.count) | 0x80]) + body
  }

  private func seconds(_ data: Data) throws -> Double? {
    VideoLength.seconds(of: try folder.write(data, to: "film"))
  }

  private func film(_ header: Data) -> Data {
    box("ftyp", Data("isom0000".utf8)) + box("mdat", Data(count: 999))
      + box("moov", box("udta", Data()) + box("mvhd", header))
  }

  @Test func filmsInBoxes() throws {
    let short = big(0, 4) + big(1, 4) + big(2, 4) + big(600, 4) + big(7500, 4)
    #expect(try seconds(film(short)) == 12.5)
    let long = big(1 << 24, 4) + big(1, 8) + big(2, 8) + big(1000, 4) + big(9_000_000, 8)
    #expect(try seconds(film(long)) == 9000)
    #expect(try seconds(film(big(0, 4) + Data(count: 8) + big(0, 4) + big(5, 4))) == nil)
    for end in [0, 8, 30, 1030] { #expect(try seconds(film(short).prefix(end)) == nil) }
  }

  @Test func filmsInElements() throws {
    let length = element([0x44, 0x89], big(UInt64(Float(2500).bitPattern), 4))
    let scale = element([0x2A, 0xD7, 0xB1], big(2_000_000, 3))
    let head = element([0x1A, 0x45, 0xDF, 0xA3], Data(count: 4))
    func film(_ info: Data) -> Data {
      head + element([0x18, 0x53, 0x80, 0x67], element([0x15, 0x49, 0xA9, 0x66], info))
    }
    #expect(try seconds(film(length)) == 2.5)
    #expect(try seconds(film(scale + length)) == 5)
    #expect(try seconds(film(scale)) == nil)
    #expect(try seconds(Data("no film at all".utf8)) == nil)
    #expect(VideoLength.seconds(of: folder.path) == nil)
  }
}
