import Foundation
import Testing
import UIKit
import UIKitGraphics
import UIKitImages
import UIKitTestSupport

/// One photo, stored in eight ways: equal pixels wherever it comes out.
@MainActor @Suite struct OrientationTests {
  /// A JPEG's own noise, which is another one for each way of storing it.
  private static let tolerance = 4.0

  private func photo(_ number: Int) throws -> UIImage {
    try #require(UIImage(contentsOfFile: SamplePhotos.path("orientation_\(number).jpg")))
  }

  private func expectEqual(
    _ one: UIImage?, _ other: UIImage?, _ what: Comment, tolerance: Double = tolerance
  ) throws {
    #expect(try #require(SamplePhotos.difference(one, other), what) < tolerance, what)
  }

  @Test(
    "21: The eight orientations are equal as UIImage, as thumbnail, after crop and after saving",
    arguments: 1...8)
  func equalPixels(number: Int) async throws {
    let (image, upright) = (try photo(number), try photo(1))
    try expectEqual(image, upright, "as UIImage")

    let size = CGSize(width: 60, height: 60)
    try expectEqual(
      image.preparingThumbnail(of: size), upright.preparingThumbnail(of: size), "as thumbnail")
    let squares = try [number, 1].map { try square(of: $0) }
    try expectEqual(squares[0].own, squares[1].own, "as a thumbnail of our own")
    try expectEqual(squares[0].desktop, squares[1].own, "as the desktop's thumbnail")

    let info = try await cropped(number)
    let rect = try #require(info[.cropRect] as? CGRect)
    let part = try #require(upright.cgImage?.cropping(to: rect))
    try expectEqual(info[.editedImage] as? UIImage, UIImage(cgImage: part), "after crop")
    try expectEqual(info[.originalImage] as? UIImage, upright, "as picked")

    for (name, data) in [
      ("JPEG", image.jpegData(compressionQuality: 0.95)), ("PNG", image.pngData()),
      ("HEIC", image.heicData()),
    ] {
      let saved = try #require(data.flatMap { UIImage(data: $0) }, "\(name)")
      #expect(saved.imageOrientation == .up)
      try expectEqual(saved, upright, "after saving as \(name)")
    }
  }

  /// The square of a grid: made of the photo, and of a thumbnail that another program left.
  private func square(of number: Int) throws -> (own: UIImage, desktop: UIImage) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("squares-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("photo.jpg")
    try FileManager.default.copyItem(
      atPath: SamplePhotos.path("orientation_\(number).jpg"), toPath: file.path)
    let path = try #require(FilePath(url: file))
    let entry = try #require(PhotoEntry(path: path, stamp: FileStamp(of: path)))
    func square(_ store: ThumbnailStore?) throws -> UIImage {
      UIImage(
        cgImage: try ThumbnailMaker(store: store).square(
          of: entry, side: 90, cancellation: ImageCancellation()))
    }
    let own = try square(nil)
    // Thumbnails of the desktop are the right way up.
    let store = ThumbnailStore(folder: path.folder.appending("thumbnails"))
    let small = try ImageDecoder.image(
      of: .file(path), target: .within(CGSize(width: 128, height: 128)))
    try store.keep(small, of: path, stamp: entry.stamp, size: .normal)
    // It is taken from there: the photo itself cannot be read any more.
    try #require(truncate(file.path, 3) == 0)
    return (own, try square(store))
  }

  private func cropped(_ number: Int) async throws -> [UIImagePickerController.InfoKey: Any] {
    let stage = try PhotoStage(["photo.jpg": "orientation_\(number).jpg"])
    let log = PickerLog()
    let picker = stage.robot.run {
      let picker = UIImagePickerController()
      picker.delegate = log
      picker.allowsEditing = true
      return picker
    }
    await stage.present(picker)
    try stage.robot.tap("Photo, photo.jpg")
    await stage.rest()
    try stage.robot.tap("Choose")
    await stage.rest()
    return try #require(log.infos.first)
  }
}
