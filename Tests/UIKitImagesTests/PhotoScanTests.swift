import Foundation
import Testing

@testable import UIKitImages

@Suite struct PhotoScanTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @discardableResult
  private func file(_ name: String, seconds: Int = 1000) throws -> FilePath {
    let path = folder.path.appending(name)
    try FileManager.default.createDirectory(
      atPath: path.folder.text, withIntermediateDirectories: true)
    try Data("x".utf8).write(to: URL(fileURLWithPath: path.text))
    let times = [timespec](repeating: timespec(tv_sec: seconds, tv_nsec: 0), count: 2)
    #expect(path.withCString { utimensat(AT_FDCWD, $0, times, 0) } == 0)
    return path
  }

  private func listings(_ folders: [FilePath]) -> [PhotoListing] {
    var listings: [PhotoListing] = []
    PhotoScan.read(folders, cancellation: ImageCancellation()) { listings.append($0) }
    return listings
  }

  private func names(_ listing: PhotoListing?) -> [String] {
    listing?.entries.map(\.path.name) ?? []
  }

  @Test func newestFirstWithWhatIsInFolders() throws {
    try file("old.jpg", seconds: 1)
    try file("trip/new.HEIC", seconds: 9)
    try file("trip/film.mp4", seconds: 5)
    try file("notes.txt")
    try file(".hidden.jpg")
    try file(".cache/thumb.png")
    let found = listings([folder.path])
    #expect(found.count == 1)
    #expect(names(found.last) == ["new.HEIC", "film.mp4", "old.jpg"])
    #expect(found.last?.entries.map(\.isVideo) == [false, true, false])
    #expect(found.last?.isComplete == true)
    let albums = try #require(found.last?.albums)
    #expect(albums.first { $0.folder.name == "trip" }?.count == 2)
    #expect(albums.first { $0.folder.name == "trip" }?.cover.path.name == "new.HEIC")
  }

  @Test func aFolderThatIsReachedTwiceIsReadOnce() throws {
    let photo = try file("inner/one.jpg")
    try FileManager.default.createSymbolicLink(
      atPath: photo.folder.appending("loop").text, withDestinationPath: folder.path.text)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path.appending("broken.jpg").text, withDestinationPath: "nowhere")
    let found = listings([folder.path, photo.folder, folder.path])
    #expect(names(found.last) == ["one.jpg"])
    #expect(found.last?.problems.isEmpty == true)
  }

  @Test func whatCannotBeReadIsToldByName() throws {
    let photo = try file("one.jpg")
    // A file where a folder should be cannot be opened as one, by root neither.
    let found = listings([photo, folder.path.appending("nothing"), folder.path])
    #expect(names(found.last) == ["one.jpg"])
    #expect(found.last?.problems == [.missing(file: photo.text)])
  }

  @Test func namesNeedNotBeText() throws {
    let path = folder.path.appending([0xFF, 0x2E, 0x6A, 0x70, 0x67])
    let descriptor = path.withCString { open($0, O_WRONLY | O_CREAT, 0o600) }
    #expect(descriptor >= 0)
    close(descriptor)
    #expect(listings([folder.path]).last?.entries.map(\.path) == [path])
  }

  @Test func aHundredThousandFilesAreToldOnTheWay() throws {
    let first = try file("0.jpg")
    for number in 1..<100_000 {
      // Links to one file: quick to make, and files like others.
      let path = folder.path.appending("\(number).jpg")
      #expect(
        first.withCString { from in path.withCString { link(from, $0) } } == 0 || errno == EMLINK)
      if errno == EMLINK { break }
    }
    let found = listings([folder.path])
    #expect(found.count > 4)
    #expect(found.first.map { !$0.isComplete && $0.entries.count == 200 } == true)
    #expect(try #require(found.last?.entries.count) >= 50_000)
  }

  @Test func searchesNamesAndDates() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    calendar.locale = Locale(identifier: "en")
    // 2024-05-31.
    let may = try file("Beach party.jpg", seconds: 1_717_150_000)
    let june = try file("beach.png", seconds: 1_717_300_000)
    let entries = try [may, june].map {
      try #require(PhotoEntry(path: $0, stamp: try FileStamp(of: $0)))
    }
    func found(_ text: String) -> [String]? {
      PhotoSearch(text, calendar: calendar)
        .found(in: entries, cancellation: ImageCancellation())?.map(\.path.name)
    }
    #expect(found("BEACH") == ["Beach party.jpg", "beach.png"])
    #expect(found("party beach") == ["Beach party.jpg"])
    #expect(found("2024-05") == ["Beach party.jpg"])
    #expect(found("june") == ["beach.png"])
    #expect(found("2024 mountain") == [])
    #expect(found(" ")?.count == 2)
    let cancelled = ImageCancellation()
    cancelled.cancel()
    #expect(PhotoSearch("x").found(in: entries, cancellation: cancelled) == nil)
  }

  @Test func changesOfAFolderAreHeard() async throws {
    let path = folder.path
    await withCheckedContinuation { done in
      let once = OnceOnly { done.resume() }
      let watch = FolderWatch { once.run() }
      #expect(watch != nil)
      watch?.add(path)
      once.keep(watch)
      #expect(throws: Never.self) { try file("new.jpg") }
    }
  }

  @Test func foldersAreThoseOfTheDesktop() throws {
    let home = folder.path.text
    func folders(_ more: [String: String] = [:]) -> [String] {
      PhotoFolders.standard(environment: more.merging(["HOME": home]) { $1 }).map {
        String($0.text.dropFirst(home.count))
      }
    }
    #expect(folders() == ["/Pictures", "/Videos"])
    try FileManager.default.createDirectory(
      atPath: home + "/.config", withIntermediateDirectories: true)
    try """
    # written by a program
    XDG_PICTURES_DIR="$HOME/Bilder"
    XDG_VIDEOS_DIR="$HOME/"
    """.write(toFile: home + "/.config/user-dirs.dirs", atomically: true, encoding: .utf8)
    #expect(folders() == ["/Bilder"])
    #expect(folders(["XDG_PICTURES_DIR": home + "/P", "XDG_VIDEOS_DIR": home + "/P"]) == ["/P"])
  }
}
