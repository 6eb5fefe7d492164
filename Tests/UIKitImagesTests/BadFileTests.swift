import Foundation
import Testing
import UIKitGraphics

@testable import UIKitImages

/// Files that are not what they seem: an error that names the file, in little time and memory.
@Suite struct BadFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func fault(_ path: FilePath) -> ImageError? {
    do {
      _ = try ImageDecoder.image(of: .file(path))
      return nil
    } catch {
      #expect(error.description.contains(path.text), "\(error)")
      return error
    }
  }

  @Test(arguments: ["sample.jpg", "sample.png", "sample.webp", "sample.heic", "sample.avif"])
  func truncated(name: String) throws {
    let data = try Photo.data(name)
    for part in [0.2, 0.5, 0.9] {
      let file = try folder.write(data.prefix(Int(Double(data.count) * part)), to: name)
      guard case .damaged? = fault(file) else {
        Issue.record("\(name) cut to \(part): \(String(describing: fault(file)))")
        continue
      }
    }
  }

  @Test func noBytes() throws {
    let file = try folder.write(Data(), to: "empty.jpg")
    #expect(fault(file) == .empty(file: file.text))
  }

  @Test func textNamedAsAPhoto() throws {
    let file = try folder.write(Data("Dear diary,\n".utf8), to: "text.jpg")
    #expect(fault(file) == .unsupported(file: file.text))
  }

  @Test func formatsThatStrangersShouldNotBeTrustedWith() throws {
    let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>"#
    let file = try folder.write(Data(drawing.utf8), to: "drawing.png")
    #expect(fault(file) == .unsupported(file: file.text))
  }

  @Test func folderNamedAsAPhoto() throws {
    let file = folder.path.appending("folder.png")
    try FileManager.default.createDirectory(
      atPath: file.text, withIntermediateDirectories: false)
    #expect(fault(file) == .notAFile(file: file.text))
  }

  @Test func pipeNamedAsAPhoto() {
    let file = folder.path.appending("pipe.jpg")
    #expect(file.withCString { mkfifo($0, 0o600) } == 0)
    #expect(fault(file) == .notAFile(file: file.text))
  }

  @Test func linksInACircle() throws {
    let (one, two) = (folder.path.appending("one.jpg"), folder.path.appending("two.jpg"))
    try FileManager.default.createSymbolicLink(atPath: one.text, withDestinationPath: two.text)
    try FileManager.default.createSymbolicLink(atPath: two.text, withDestinationPath: one.text)
    guard case .unreadable(file: one.text, _)? = fault(one) else {
      Issue.record("\(String(describing: fault(one)))")
      return
    }
  }

  @Test(arguments: [60_000, 65_535])
  func headerOfMorePixelsThanThereIsMemory(side: Int) throws {
    let data = try HugeHeaders.jpeg(side, side)
    let file = try folder.write(data, to: "huge.jpg")
    switch fault(file) {
    case .badSize(file.text, width: side, height: side)?: #expect(side < 65_500)
    // More than JPEG's own decoder opens.
    case .damaged?: #expect(side > 65_500)
    case let other: Issue.record("\(String(describing: other))")
    }
  }

  @Test func missing() {
    let file = folder.path.appending("gone.jpg")
    #expect(fault(file) == .missing(file: file.text))
  }

  @Test func noPermission() throws {
    let file = try folder.write(try Photo.data("sample.jpg"), to: "secret.jpg")
    #expect(file.withCString { chmod($0, 0) } == 0)
    let found = try AsNobody.run { fault(file) }
    #expect(found == .permissionDenied(file: file.text))
  }

  /// The file is cut short between the header and the pixels, as by a program that writes it anew.
  @Test(arguments: ["sample.jpg", "sample.png", "sample.webp", "sample.heic", "sample.tif"])
  func vanishesWhileItIsRead(name: String) throws {
    let file = try folder.write(try Photo.data(name), to: name)
    let reader = try ImageReader(.file(file), cancellation: nil)
    #expect(file.withCString { truncate($0, 100) } == 0)
    #expect(throws: ImageError.self) {
      try ImageDecoder.image(reader, target: .full, upright: true)
    }
  }

  @Test func namesThatAreNotText() throws {
    let file = folder.path.appending([0x66, 0xFF, 0xFE, 0x2E, 0x6A, 0x70, 0x67])
    let data = try Photo.data("sample.jpg")
    let descriptor = file.withCString { open($0, O_WRONLY | O_CREAT, 0o600) }
    #expect(data.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } == data.count)
    close(descriptor)
    #expect(try ImageDecoder.image(of: .file(file)).width == 80)
    #expect(file.fileExtension == "jpg")
    #expect(FilePath(url: file.url) == file)
    #expect(file.uri.hasSuffix("/f%FF%FE.jpg"))
  }

  @Test func cancelledBeforeItBegins() {
    let cancellation = ImageCancellation()
    cancellation.cancel()
    let path = Photo.path("sample.jpg")
    #expect(throws: ImageError.cancelled(file: path.text)) {
      try ImageDecoder.image(of: .file(path), cancellation: cancellation)
    }
  }
}
