import Foundation
import Testing

/// Large photos and many photos, in a process of its own: how large it ever was is what they cost.
@Suite(.serialized) struct PhotoMemoryTests {
  /// What the probe tells; see Tests/PhotoProbe.
  private struct Report: Decodable {
    var texts: [String]
    var count: Int
    var before: Int
    var peak: Int

    /// Megabytes that the photos cost at most at a time.
    var cost: Int { (peak - before) >> 20 }
  }

  private static let megapixels48 = (width: 8000, height: 6000)

  private func probe(_ command: String, _ folder: URL) throws -> Report {
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appendingPathComponent("PhotoProbe")
    process.arguments = [command, folder.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    return try JSONDecoder().decode(Report.self, from: data)
  }

  /// Calls `body` with a new folder, and removes it.
  private func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("memory-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// Fifty photos of 48 megapixels; the newest is the first by its name.
  private func addFifty(to folder: URL) throws {
    let (width, height) = Self.megapixels48
    for number in 0..<50 {
      let file = folder.appendingPathComponent("p\(100 + number).jpg")
      try FlatPhoto.jpeg(width: width, height: height, shade: number).write(to: file)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000 - Double(number))],
        ofItemAtPath: file.path)
    }
  }

  @Test("22: Fifty 48-megapixel photos are listed without one of them in memory")
  func fiftyAreListed() throws {
    let report = try withFolder { folder in
      try addFifty(to: folder)
      return try probe("show", folder)
    }
    #expect(report.count == 50)
    #expect(Set(report.texts).count == 50, "all of them were seen: \(report.texts)")
    #expect(report.texts.allSatisfy { $0.hasPrefix("Photo, ") })
    // One of them decoded has 183 megabytes.
    #expect(report.cost < 150, "\(report.cost) MB")
  }

  @Test("22: Fifty 48-megapixel photos are picked with no more than one of them in memory")
  func fiftyArePicked() throws {
    let report = try withFolder { folder in
      try addFifty(to: folder)
      return try probe("pick", folder)
    }
    #expect(report.texts == [String](repeating: "8000 x 6000", count: 50))
    // One is there, as it is handed over, and what was listed: two of them have 366.
    #expect((183..<340).contains(report.cost), "\(report.cost) MB")
  }

  @Test("100,000 photos in a folder are listed, and scrolled through, in little memory")
  func aHundredThousand() throws {
    let count = 100_000
    let report = try withFolder { folder in
      var original = ""
      for number in 0..<count {
        let file = folder.appendingPathComponent("p\(100_000 + number).jpg").path
        // Links, for they are quick to make; a file can have no more than 65,000.
        if number % 50_000 == 0 {
          try FileManager.default.copyItem(
            atPath: SamplePhotos.path("orientation_6.jpg"), toPath: file)
          original = file
        } else {
          try #require(link(original, file) == 0)
        }
      }
      return try probe("show", folder)
    }
    #expect(report.count == count)
    #expect(report.texts.contains("Photo, p149999.jpg"), "the end was seen")
    #expect(report.cost < 150, "\(report.cost) MB")
  }
}
