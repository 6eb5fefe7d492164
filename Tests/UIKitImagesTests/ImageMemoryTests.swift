import Foundation
import Testing

@testable import UIKitImages

/// Bad files, opened by a process of its own: how large it ever was is what they cost.
@Suite(.serialized) struct ImageMemoryTests {
  /// What the probe tells; see Tests/PhotoProbe.
  private struct Report: Decodable {
    var texts: [String]
    var count: Int
    var before: Int
    var peak: Int
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Opens each file as a small picture and as a whole one.
  private func open() throws -> (texts: [String], megabytes: Int) {
    let process = Process()
    // Beside what runs the tests.
    process.executableURL = Bundle.module.bundleURL.deletingLastPathComponent()
      .appendingPathComponent("PhotoProbe")
    process.arguments = ["open", folder.path.text]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    let report = try JSONDecoder().decode(Report.self, from: data)
    return (report.texts, (report.peak - report.before) >> 20)
  }

  @Test func headersOfMorePixelsThanThereIsMemory() throws {
    let files = try HugeHeaders.files(width: 65_535, height: 65_535)
    for (name, data) in files { _ = try folder.write(data, to: name) }
    let (texts, megabytes) = try open()
    #expect(texts.count == files.count * 2)
    for text in texts {
      #expect(text.contains("says it is") || text.contains("is damaged"), "\(text)")
    }
    #expect(megabytes < 100)
  }

  @Test func twoThousandMutations() throws {
    for name in Mutations.names {
      var mutations = try Mutations(of: name)
      for number in 0..<200 { _ = try folder.write(mutations.next(), to: "\(number) \(name)") }
    }
    let (texts, megabytes) = try open()
    #expect(texts.count == 4000)
    #expect(texts.contains { $0.contains("is damaged") })
    #expect(texts.contains { $0.hasSuffix("80 x 120") })
    // As many as fit into the limit of pixels of formats that are decoded as a whole.
    #expect(megabytes < 500)
  }
}
