import Foundation
import Testing
import UIKitGraphics

@testable import UIKitImages

@Suite struct ThumbnailTests {
  private let folder: TemporaryFolder
  private let store: ThumbnailStore

  init() throws {
    folder = try TemporaryFolder()
    store = ThumbnailStore(folder: folder.path.appending("thumbnails"))
  }

  @Test func namesAreThoseOfTheStandard() {
    // The standard's own example.
    let home = ["", "home", "jens"].joined(separator: "/")
    let store = ThumbnailStore(environment: ["HOME": home])
    #expect(
      store.path(of: FilePath(home).appending("photos/me.png"), size: .normal).text
        == home + "/.cache/thumbnails/normal/c6ee772d9e49320e97ec29a7eb5b1697.png")
    let other = ThumbnailStore(environment: ["HOME": home, "XDG_CACHE_HOME": "/var/c"])
    #expect(other.folder.text == "/var/c/thumbnails")
    // What is not absolute does not count.
    let odd = ThumbnailStore(environment: ["HOME": home, "XDG_CACHE_HOME": "c"])
    #expect(odd.folder.text == home + "/.cache/thumbnails")
    #expect(MD5.hex([]) == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(MD5.hex(Array(repeating: 97, count: 56)) == "3b0c8ac703f828b04c6c197006d17218")
    #expect(FilePath("/a b/ü#?.png").uri == "file:///a%20b/%C3%BC%23%3F.png")
  }

  @Test func isFoundAgainUntilThePhotoChanges() throws {
    let file = try folder.write(try Photo.data("sample.jpg"), to: "photo.jpg")
    let stamp = try FileStamp(of: file)
    let image = try ImageDecoder.image(of: .file(file))
    try store.keep(image, of: file, stamp: stamp, size: .normal)
    let found = try #require(store.image(of: file, stamp: stamp, size: .normal))
    #expect(found.difference(from: image) == 0)
    #expect(store.image(of: file, stamp: stamp, size: .large) == nil)
    var times = [timespec(tv_sec: 5, tv_nsec: 0), timespec(tv_sec: 5, tv_nsec: 0)]
    #expect(file.withCString { utimensat(AT_FDCWD, $0, &times, 0) } == 0)
    #expect(try store.image(of: file, stamp: FileStamp(of: file), size: .normal) == nil)
  }

  @Test func isForItsOwnerAlone() throws {
    let file = try folder.write(try Photo.data("sample.jpg"), to: "photo.jpg")
    let image = try ImageDecoder.image(of: .file(file))
    try store.keep(image, of: file, stamp: try FileStamp(of: file), size: .normal)
    let path = store.path(of: file, size: .normal)
    func mode(_ path: FilePath) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path.text)[.posixPermissions] as? Int
    }
    #expect(try mode(path) == 0o600)
    #expect(try mode(path.folder) == 0o700)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path.folder.text).count == 1)
  }

  @Test func oneOfAThumbnailIsNotWritten() throws {
    let file = store.folder.appending("normal").appending("photo.png")
    let image = try ImageDecoder.image(of: .file(Photo.path("sample.jpg")))
    let stamp = try FileStamp(of: Photo.path("sample.jpg"))
    try store.keep(image, of: file, stamp: stamp, size: .normal)
    #expect(!FileManager.default.fileExists(atPath: store.folder.text))
  }

  @Test func aMakerKeepsWhatItMade() async throws {
    let file = try folder.write(try Photo.data("orientation_6.jpg"), to: "photo.jpg")
    let entry = try #require(PhotoEntry(path: file, stamp: try FileStamp(of: file)))
    let workers = ImageWorkers()
    let maker = ThumbnailMaker(store: store, workers: workers)
    #expect(maker.square(inMemoryOf: entry, side: 90) == nil)
    let image = try maker.square(of: entry, side: 90, cancellation: ImageCancellation())
    #expect((image.width, image.height) == (90, 90))
    #expect(maker.square(inMemoryOf: entry, side: 90) === image)
    await withCheckedContinuation { done in workers.whenIdle { done.resume() } }
    let stored = try #require(store.image(of: file, stamp: entry.stamp, size: .normal))
    #expect((stored.width, stored.height) == (85, 128))
    // Another maker takes what is on disk: the photo itself is not needed.
    #expect(file.withCString { truncate($0, 4) } == 0)
    let other = ThumbnailMaker(store: store, workers: workers)
    let again = try other.square(of: entry, side: 90, cancellation: ImageCancellation())
    #expect(again.difference(from: image) == 0)
  }

  @Test func aBadPhotoIsAFaultOfItsOwn() throws {
    let file = try folder.write(Data("no".utf8), to: "photo.jpg")
    let entry = try #require(PhotoEntry(path: file, stamp: try FileStamp(of: file)))
    let maker = ThumbnailMaker(store: store, workers: ImageWorkers())
    #expect(throws: ImageError.unsupported(file: file.text)) {
      try maker.square(of: entry, side: 90, cancellation: ImageCancellation())
    }
    let cancelled = ImageCancellation()
    cancelled.cancel()
    #expect(throws: ImageError.cancelled(file: file.text)) {
      try maker.square(of: entry, side: 90, cancellation: cancelled)
    }
  }
}
