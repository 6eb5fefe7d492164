import Foundation
import Testing
import UIKitGraphics

@testable import UIKitImages

/// Thumbnails that somebody else has put into the store, and that are not to be used.
@Suite struct PoisonedThumbnailTests {
  private let folder: TemporaryFolder
  private let store: ThumbnailStore
  private let file: FilePath
  private let stamp: FileStamp

  init() throws {
    folder = try TemporaryFolder()
    store = ThumbnailStore(folder: folder.path.appending("thumbnails"))
    file = try folder.write(try Photo.data("sample.jpg"), to: "photo.jpg")
    stamp = try FileStamp(of: file)
    let image = try ImageDecoder.image(of: .file(file))
    try store.keep(image, of: file, stamp: stamp, size: .normal)
    try #require(store.image(of: file, stamp: stamp, size: .normal) != nil)
  }

  private var path: FilePath { store.path(of: file, size: .normal) }
  private var url: URL { URL(fileURLWithPath: path.text) }

  private func expectNone(_ comment: Comment) async throws {
    #expect(store.image(of: file, stamp: stamp, size: .normal) == nil, comment)
    // The photo itself is shown then.
    let entry = try #require(PhotoEntry(path: file, stamp: stamp))
    let workers = ImageWorkers()
    let maker = ThumbnailMaker(store: store, workers: workers)
    let square = try maker.square(of: entry, side: 90, cancellation: ImageCancellation())
    #expect(square.width == 90)
    // And written anew in place of the other.
    await withCheckedContinuation { done in workers.whenIdle { done.resume() } }
  }

  /// A PNG of a size with what the standard wants to be said.
  private func png(width: Int, height: Int, texts: KeyValuePairs<String, String>) throws -> Data {
    let bitmap = try #require(Bitmap(width: width, height: height, opaque: true))
    return PNGChunks.adding(texts, to: try bitmap.takeImage().pngData())
  }

  @Test func muchLargerThanThumbnailsAreNotDecoded() async throws {
    let texts: KeyValuePairs = ["Thumb::URI": file.uri, "Thumb::MTime": String(stamp.seconds)]
    try png(width: 128, height: 96, texts: texts).write(to: url)
    #expect(store.image(of: file, stamp: stamp, size: .normal) != nil)
    for (width, height) in [(4000, 3000), (4000, 1), (1, 4000)] {
      try png(width: width, height: height, texts: texts).write(to: url)
      try await expectNone("\(width) x \(height)")
    }
  }

  @Test func cutOffAnywhereOrOfAnotherPhotoTheyAreNotUsed() async throws {
    let whole = try Data(contentsOf: url)
    for part in [0, 1, 8, 20, 33, 60, 150, whole.count / 2, whole.count - 13] {
      try whole.prefix(part).write(to: url)
      try await expectNone("\(part) bytes")
    }
    let (uri, time) = (file.uri, String(stamp.seconds))
    let wrong: [KeyValuePairs<String, String>] = [
      ["Thumb::URI": uri + "x", "Thumb::MTime": time], ["Thumb::URI": uri, "Thumb::MTime": "1"],
      ["Thumb::URI": uri], ["Thumb::MTime": time], [:],
    ]
    for texts in wrong {
      try png(width: 128, height: 96, texts: texts).write(to: url)
      try await expectNone("\(texts)")
    }
  }

  @Test func whatIsNoFileDoesNotHang() async throws {
    unlink(path.text)
    #expect(mkfifo(path.text, 0o600) == 0)
    try await expectNone("a pipe")
    unlink(path.text)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try await expectNone("a folder")
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createSymbolicLink(atPath: path.text, withDestinationPath: "/dev/zero")
    try await expectNone("a device")
    unlink(path.text)
    try FileManager.default.createSymbolicLink(atPath: path.text, withDestinationPath: path.text)
    try await expectNone("a circle")
  }
}
