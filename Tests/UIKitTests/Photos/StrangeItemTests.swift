import Foundation
import Testing
import UIKitImages

@testable import UIKit

/// Files that change, or were never what they seem, between the tap and the loading.
@MainActor @Suite(.timeLimit(.minutes(1))) struct StrangeItemTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("items-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ sample: String, as name: [UInt8]) throws -> FilePath {
    let path = FilePath(folder.path).appending(name)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: SamplePhotos.path(sample)))
    let file = path.withCString { open($0, O_WRONLY | O_CREAT, 0o600) }
    try #require(file >= 0)
    bytes.withUnsafeBytes { _ = write(file, $0.baseAddress, $0.count) }
    close(file)
    return path
  }

  private func provider(_ path: FilePath, isCompatible: Bool = false) throws -> NSItemProvider {
    let entry = try #require(PhotoEntry(path: path, stamp: FileStamp(of: path)))
    return NSItemProvider(entry, isCompatible: isCompatible)
  }

  /// How each of the four ways to load ends: with nil, or with an error.
  private func outcomes(_ provider: NSItemProvider) async -> [CocoaError.Code?] {
    let type = provider.registeredTypeIdentifiers[0]
    func code(_ error: (any Error)?) -> CocoaError.Code? { (error as? CocoaError)?.code }
    return await [
      withCheckedContinuation { done in
        provider.loadDataRepresentation(forTypeIdentifier: type) { _, error in
          done.resume(returning: (error as? CocoaError)?.code)
        }
      },
      withCheckedContinuation { done in
        provider.loadFileRepresentation(forTypeIdentifier: type) { url, error in
          if let url { #expect(FileManager.default.fileExists(atPath: url.path)) }
          done.resume(returning: (error as? CocoaError)?.code)
        }
      },
      withCheckedContinuation { done in
        provider.loadObject(ofClass: UIImage.self) { _, error in
          done.resume(returning: (error as? CocoaError)?.code)
        }
      },
    ]
  }

  @Test func aPhotoOfATerabyteOfNothingIsTooLarge() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try path("sample.jpg", as: Array("huge.jpg".utf8))
    let provider = try provider(path)
    #expect(path.withCString { truncate($0, 1 << 40) } == 0)
    #expect(
      await outcomes(provider) == [.fileReadTooLarge, .fileReadTooLarge, .fileReadTooLarge])
  }

  @Test func whatHasGoneOrIsNoFileAnyMoreIsAnError() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try path("sample.jpg", as: Array("a.jpg".utf8))
    let provider = try provider(path)
    unlink(path.text)
    #expect(
      await outcomes(provider)
        == [.fileReadNoSuchFile, .fileReadNoSuchFile, .fileReadNoSuchFile])
    #expect(mkfifo(path.text, 0o600) == 0)
    #expect(
      await outcomes(provider) == [.fileReadUnknown, .fileReadUnknown, .fileReadUnknown])
    unlink(path.text)
    try FileManager.default.createSymbolicLink(atPath: path.text, withDestinationPath: "/dev/zero")
    #expect(
      await outcomes(provider) == [.fileReadUnknown, .fileReadUnknown, .fileReadUnknown])
    unlink(path.text)
    // Of another type now: its bytes are what they are.
    try FileManager.default.copyItem(atPath: SamplePhotos.path("sample.png"), toPath: path.text)
    #expect(await outcomes(provider) == [nil, nil, nil])
    try Data("text".utf8).write(to: URL(fileURLWithPath: path.text))
    #expect(await outcomes(provider) == [nil, nil, .fileReadCorruptFile])
  }

  nonisolated static let names: [[UInt8]] = [
    Array("a\nb.tif".utf8), Array("\u{202E}fit.tif".utf8), Array("👩‍👩‍👧‍👦 é.tif".utf8),
    Array(" .tif".utf8),
    Array(repeating: UInt8(ascii: "n"), count: 251) + Array(".tif".utf8),
    Array(String(repeating: "é", count: 125).utf8) + Array(".tif".utf8),
    Array(repeating: 0xFF, count: 251) + Array(".tif".utf8),
  ]

  @Test(arguments: names) func anyNameThatAFileCanHaveCanBeLoaded(name: [UInt8]) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try path("sample.tif", as: name)
    #expect(try await outcomes(provider(path)) == [nil, nil, nil])
    // A JPEG is made of it, whose name is longer by a letter.
    #expect(try await outcomes(provider(path, isCompatible: true)) == [nil, nil, nil])
  }
}
