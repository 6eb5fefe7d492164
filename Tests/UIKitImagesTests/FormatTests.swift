import Foundation
import Testing
import UIKitGraphics

@testable import UIKitImages

@Suite struct FormatTests {
  private static let samples: [(String, ImageFormat)] = [
    ("sample.jpg", .jpeg), ("sample.png", .png), ("sample.webp", .webp), ("sample.heic", .heic),
    ("sample.avif", .avif), ("sample.tif", .tiff), ("sample.gif", .gif),
  ]

  @Test(arguments: samples)
  func decodesEveryFormat(name: String, format: ImageFormat) throws {
    let source = ImageSource.file(Photo.path(name))
    let header = try ImageDecoder.header(of: source)
    #expect(header.format == format)
    #expect((header.width, header.height) == (80, 120))
    #expect(header.pageCount == 1)
    let original = try ImageDecoder.image(of: .file(Photo.path("sample.png")))
    let image = try ImageDecoder.image(of: source)
    #expect(image.isOpaque)
    let difference = try #require(image.difference(from: original))
    #expect(difference < 6)
  }

  @Test(arguments: samples)
  func decodesFromMemoryAlike(name: String, format: ImageFormat) throws {
    // A slice: its first index is not 0.
    let data = (Data([1, 2, 3]) + (try Photo.data(name))).dropFirst(3)
    let image = try ImageDecoder.image(of: .data(data, name: name))
    let other = try ImageDecoder.image(of: .file(Photo.path(name)))
    #expect(image.difference(from: other) == 0)
  }

  @Test func coloursOfAWiderSpaceBecomeThoseOfSRGB() throws {
    let plain = try ImageDecoder.image(of: .file(Photo.path("colours.png")))
    let wide = try ImageDecoder.image(of: .file(Photo.path("wide.png")))
    let difference = try #require(wide.difference(from: plain))
    #expect(difference < 1)
    // That the file has other numbers is what makes this a test: Cairo takes them as they are.
    let raw = try CGImage(pngData: Photo.data("wide.png"))
    #expect(try #require(raw.difference(from: plain)) > 4)
  }

  @Test(arguments: ["grey.jpg", "cmyk.jpg"])
  func greyAndInksBecomeColours(name: String) throws {
    let image = try ImageDecoder.image(of: .file(Photo.path(name)))
    #expect((image.width, image.height) == (80, 120))
    #expect(image.bitsPerPixel == 32)
    if name == "grey.jpg" {
      let color = try #require(image.color(x: 40, y: 60))
      #expect(color.red == color.green && color.green == color.blue)
    }
  }

  @Test(arguments: [ImageFormat.png, .heic])
  func opacityIsKept(format: ImageFormat) throws {
    let bitmap = try #require(Bitmap(width: 40, height: 40))
    let context = bitmap.makeContext()
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    context.fill([CGRect(x: 0, y: 0, width: 20, height: 40)])
    let image = try #require(bitmap.makeImage())
    let data = try ImageEncoder.data(of: image, as: format, quality: 1)
    #expect(ImageFormat(firstBytes: data) == format)
    let back = try ImageDecoder.image(of: .data(data, name: "saved"))
    let half = try #require(back.color(x: 5, y: 20))
    #expect(abs(half.alpha - 0.5) < 0.02)
    #expect(half.red > 0.95 && half.green < 0.05)
    #expect(back.color(x: 35, y: 20)?.alpha == 0)
  }

  @Test func jpegPutsWhatLetsThroughOnWhite() throws {
    let bitmap = try #require(Bitmap(width: 16, height: 16))
    let image = try #require(bitmap.makeImage())
    let data = try ImageEncoder.data(of: image, as: .jpeg)
    let back = try ImageDecoder.image(of: .data(data, name: "saved"))
    #expect(back.color(x: 8, y: 8) == RGBA(red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test func qualityDecidesTheSize() throws {
    let image = try ImageDecoder.image(of: .file(Photo.path("orientation_1.jpg")))
    for format in [ImageFormat.jpeg, .heic] {
      let sizes = try [0, 0.5, 1].map {
        try ImageEncoder.data(of: image, as: format, quality: $0).count
      }
      #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2], "\(format): \(sizes)")
    }
    // Out of range is the nearest in range.
    let data = try ImageEncoder.data(of: image, as: .jpeg, quality: 7)
    #expect(try data == ImageEncoder.data(of: image, as: .jpeg, quality: 1))
  }

  @Test func whatIsNotWrittenSaysSo() throws {
    let image = try ImageDecoder.image(of: .file(Photo.path("sample.png")))
    #expect {
      try ImageEncoder.data(of: image, as: .gif)
    } throws: { error in
      guard case ImageError.notEncoded(format: .gif, _)? = error as? ImageError else {
        return false
      }
      return true
    }
  }

  @Test func sizesAreAskedFor() throws {
    let source = ImageSource.file(Photo.path("orientation_6.jpg"))
    func size(_ target: ImageTarget) throws -> CGSize {
      let image = try ImageDecoder.image(of: source, target: target)
      return CGSize(width: image.width, height: image.height)
    }
    #expect(try size(.within(CGSize(width: 60, height: 60))) == CGSize(width: 40, height: 60))
    #expect(try size(.covering(CGSize(width: 60, height: 60))) == CGSize(width: 60, height: 90))
    #expect(try size(.within(CGSize(width: 9000, height: 9000))) == CGSize(width: 160, height: 240))
    #expect(
      try size(.within(CGSize(width: CGFloat.nan, height: -1))) == CGSize(width: 1, height: 1))
    #expect(try size(.covering(.zero)) == CGSize(width: 1, height: 1))
  }

  @Test func brandsTellTheFormatsOfOneContainer() {
    func format(_ brands: String) -> ImageFormat? {
      ImageFormat(firstBytes: [0, 0, 0, 32] + Array("ftyp\(brands)".utf8))
    }
    #expect(format("heic\0\0\0\0mif1heic") == .heic)
    #expect(format("avif\0\0\0\0mif1miaf") == .avif)
    #expect(format("mif1\0\0\0\0miafavif") == .avif)
    #expect(format("mif1\0\0\0\0miaf") == .heic)
    #expect(format("isom\0\0\0\0avc1mp41") == nil)
    #expect(format("") == nil)
  }

  @Test(
    "JPEGs of any shape are made smaller, which is their decoder's work, and none is made into nothing",
    arguments: [
      (1, 3000), (3000, 1), (7, 4000), (15, 3000), (33, 4000), (127, 6000), (128, 6000),
      (6000, 129),
      (2048, 1536), (2047, 1535),
    ])
  func jpegsOfAnyShape(width: Int, height: Int) throws {
    let bitmap = try #require(Bitmap(width: width, height: height, opaque: true))
    let context = bitmap.makeContext()
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    let data = try ImageEncoder.data(of: bitmap.takeImage(), as: .jpeg)
    for side in [16, 100, 256] {
      let small = try ImageDecoder.image(
        of: .data(data, name: "shape.jpg"),
        target: .within(CGSize(width: side, height: side)))
      // Whole pixels: what is a few of them wide keeps its shape by being a little shorter.
      let long = max(small.width, small.height)
      #expect(long <= side && Double(long) >= 0.9 * Double(side))
      let shape = Double(min(width, height)) / Double(max(width, height))
      let narrow = Double(min(small.width, small.height))
      #expect(abs(narrow - max(1, shape * Double(side))) <= 1)
      let middle = try #require(small.color(x: small.width / 2, y: small.height / 2))
      #expect(middle.blue > 0.95 && middle.red < 0.05)
    }
  }
}
