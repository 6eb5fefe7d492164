import Foundation
import Testing
import UIKit
import UIKitImages

@MainActor @Suite struct UIImagePhotoTests {
  private static let upright = UIImage(
    contentsOfFile: SamplePhotos.path("orientation_1.jpg"))

  private func photo(_ orientation: Int) throws -> UIImage {
    try #require(
      UIImage(contentsOfFile: SamplePhotos.path("orientation_\(orientation).jpg")))
  }

  @Test(arguments: [
    "sample.jpg", "sample.png", "sample.webp", "sample.heic", "sample.avif", "sample.tif",
    "sample.gif",
  ])
  func readsEveryFormat(name: String) throws {
    let path = SamplePhotos.path(name)
    let image = try #require(UIImage(contentsOfFile: path))
    #expect(image.size == CGSize(width: 80, height: 120))
    let original = UIImage(contentsOfFile: SamplePhotos.path("sample.png"))
    #expect(try #require(SamplePhotos.difference(image, original)) < 6)
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(SamplePhotos.difference(UIImage(data: data), image) == 0)
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 40, height: 60))
  }

  @Test(
    arguments: zip(
      1...8,
      [
        UIImage.Orientation.up, .upMirrored, .down, .downMirrored, .leftMirrored, .right,
        .rightMirrored, .left,
      ]))
  func isSeenUpright(number: Int, orientation: UIImage.Orientation) throws {
    let image = try photo(number)
    #expect(image.imageOrientation == orientation)
    #expect(image.size == CGSize(width: 160, height: 240))
    #expect(image.cgImage?.width == (number > 4 ? 240 : 160))
    #expect(try #require(SamplePhotos.difference(image, Self.upright)) < 3)
  }

  @Test(arguments: 1...8)
  func isUprightInFiles(number: Int) throws {
    let image = try photo(number)
    for data in [image.pngData(), image.jpegData(compressionQuality: 0.95), image.heicData()] {
      let data = try #require(data)
      let saved = try #require(UIImage(data: data))
      #expect(saved.imageOrientation == .up)
      #expect(try #require(SamplePhotos.difference(saved, Self.upright)) < 4)
    }
  }

  @Test(arguments: 1...8)
  func isUprightAsAThumbnail(number: Int) throws {
    let size = CGSize(width: 48, height: 48)
    let first = try #require(Self.upright?.preparingThumbnail(of: size))
    #expect(first.size == CGSize(width: 32, height: 48))
    let image = try photo(number)
    let before = try #require(image.preparingThumbnail(of: size))
    #expect(before.imageOrientation == .up)
    #expect(try #require(SamplePhotos.difference(before, first)) < 4)
    // Decoded already, it is shrunk from its pixels.
    #expect(image.cgImage != nil)
    let after = try #require(image.preparingThumbnail(of: size))
    #expect(try #require(SamplePhotos.difference(after, first)) < 5)
  }

  @Test func turnedByTheAppItIsAsTheAppHasIt() throws {
    let flipped = try photo(6).withHorizontallyFlippedOrientation()
    let thumbnail = try #require(flipped.preparingThumbnail(of: CGSize(width: 48, height: 48)))
    let twice = try #require(
      thumbnail.cgImage.map { UIImage(cgImage: $0).withHorizontallyFlippedOrientation() })
    let plain = try photo(6).preparingThumbnail(of: CGSize(width: 48, height: 48))
    #expect(try #require(SamplePhotos.difference(twice, plain)) < 4)
    let png = try #require(flipped.pngData().flatMap { UIImage(data: $0) })
    #expect(SamplePhotos.difference(png, flipped) == 0)
  }

  @Test func thumbnailsAreNeverLargerAndKeepTheScale() throws {
    let image = try photo(1)
    let large = try #require(image.preparingThumbnail(of: CGSize(width: 5000, height: 5000)))
    #expect(large.size == image.size)
    let data = try #require(image.jpegData(compressionQuality: 1))
    let double = try #require(UIImage(data: data, scale: 2))
    let small = try #require(double.preparingThumbnail(of: CGSize(width: 20, height: 30)))
    #expect(small.scale == 2)
    #expect(small.size == CGSize(width: 20, height: 30))
    for size in [CGSize.zero, CGSize(width: -1, height: 9), CGSize(width: CGFloat.nan, height: 9)] {
      #expect(image.preparingThumbnail(of: size) == nil)
    }
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 9, height: 9)) == nil)
  }

  @Test func asynchronousOnesWorkOnAnotherThread() async throws {
    let image = try photo(6)
    let thumbnail = await withCheckedContinuation { done in
      image.prepareThumbnail(of: CGSize(width: 48, height: 48)) {
        #expect(ImageWorkers.isWorker)
        done.resume(returning: $0)
      }
    }
    #expect(thumbnail?.size == CGSize(width: 32, height: 48))
    let prepared = await withCheckedContinuation { done in
      image.prepareForDisplay {
        #expect(ImageWorkers.isWorker)
        done.resume(returning: $0)
      }
    }
    #expect(prepared === image)
    #expect(await image.byPreparingForDisplay() === image)
    let small = await image.byPreparingThumbnail(ofSize: CGSize(width: 24, height: 24))
    #expect(small?.size == CGSize(width: 16, height: 24))
  }

  @Test func aCancelledTaskGetsNothing() async throws {
    let image = try photo(6)
    let task = Task { () -> UIImage? in
      withUnsafeCurrentTask { $0?.cancel() }
      return await image.byPreparingThumbnail(ofSize: CGSize(width: 24, height: 24))
    }
    #expect(await task.value == nil)
  }

  @Test func damageShowsWhenPixelsAreNeeded() async throws {
    let path = SamplePhotos.path("orientation_6.jpg")
    let data = try Data(contentsOf: URL(fileURLWithPath: path)).prefix(6000)
    let image = try #require(UIImage(data: data))
    #expect(image.size == CGSize(width: 160, height: 240))
    #expect(image.cgImage == nil)
    #expect(image.preparingForDisplay() == nil)
    #expect(await image.byPreparingForDisplay() == nil)
    #expect(image.preparingThumbnail(of: CGSize(width: 9, height: 9)) == nil)
    #expect(image.jpegData(compressionQuality: 1) == nil)
  }

  @Test func whatIsNoPhotoIsNil() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("text".utf8)) == nil)
    #expect(UIImage(contentsOfFile: SamplePhotos.path("nothing.jpg")) == nil)
    #expect(UIImage(contentsOfFile: SamplePhotos.folder) == nil)
    #expect(UIImage(contentsOfFile: SamplePhotos.path("LICENSE")) == nil)
  }

  @Test func coloursOfAWiderSpaceAreSeenAsTheyAre() throws {
    let wide = UIImage(contentsOfFile: SamplePhotos.path("wide.png"))
    let plain = UIImage(contentsOfFile: SamplePhotos.path("colours.png"))
    #expect(try #require(SamplePhotos.difference(wide, plain)) < 1)
  }
}
