import Foundation
import Testing

@testable import UIKitImages

@Suite struct MetadataTests {
  private func metadata(
    _ texts: [UInt16: String], settings: [UInt16: String]
  ) throws -> ImageMetadata {
    let data = ExifPhoto.adding(texts, settings: settings, to: try Photo.data("sample.jpg"))
    return try ImageDecoder.metadata(of: .data(data, name: "photo"))
  }

  @Test func textsAreWhatWasWritten() throws {
    let found = try metadata(
      [0x10F: "Maker (of cameras)", 0x110: "Model 3, ASCII, Edition"],
      settings: [0x9003: "2024:02:29 13:14:15", 0x9011: "+02:00"])
    #expect(found.text("Make") == "Maker (of cameras)")
    #expect(found.text("Model") == "Model 3, ASCII, Edition")
    #expect(found.text("Software") == nil)
    #expect(found.date == Date(timeIntervalSince1970: 1_709_205_255))
    #expect(found.header.format == .jpeg)
  }

  @Test(arguments: ["0000:00:00 00:00:00", "2024:13:41 99:99:99", "yesterday", "2024:01:01"])
  func datesThatAreNone(text: String) throws {
    #expect(try metadata([:], settings: [0x9003: text]).date == nil)
  }

  @Test func numbersAreFractionsToo() {
    let header = ImageHeader(
      format: .jpeg, width: 1, height: 1, orientation: 1, pageCount: 1, hasAlpha: false)
    let found = ImageMetadata(
      header: header,
      fields: ["ExposureTime": "1/50", "ISO": "100", "Bad": "1/0", "Worse": "a/b/c"])
    #expect(found.number("ExposureTime") == 0.02)
    #expect(found.number("ISO") == 100)
    #expect(found.number("Bad") == nil)
    #expect(found.number("Worse") == nil)
    #expect(found.number("None") == nil)
  }

  @Test func valuesAreTakenOutOfDescriptions() {
    #expect(VipsFields.value(of: "1/60 (1/60 sec., Rational, 1 components, 8 bytes)") == "1/60")
    #expect(VipsFields.value(of: "A (b) (A (b), ASCII, 6 components, 6 bytes)") == "A (b)")
    #expect(VipsFields.value(of: "plain") == "plain")
    #expect(VipsFields.value(of: ", ASCII,  bytes)") == "")
  }
}
