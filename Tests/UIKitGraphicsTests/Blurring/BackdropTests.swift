import Foundation
import Testing

@testable import UIKitGraphics

@Suite
struct BackdropTests {
  @Test(
    "A blurred photograph is that of a plain Gaussian, at the edges as well",
    arguments: ["person", "geyser", "gravel", "meadow"], [1.5, 3.5, 5, 12, 30, 45, 90])
  func photograph(name: String, sigma: Double) throws {
    let photo = try photo(name)
    let error = PlainGaussian(photo, sigma: Float(sigma)).error(of: blurred(photo, sigma))
    #expect(error.mean < 0.5)
    #expect(error.greatest < 3)
  }

  @Test(
    "What only passes is near enough, and begins as what is beneath",
    arguments: [
      0.02, 0.1, 0.3, 0.6, 0.95, 1.2, 2, 3, 3.9, 6, 9.9,
    ])
  func passing(sigma: Double) throws {
    for name in ["person", "geyser", "gravel"] {
      let photo = try photo(name)
      // As strong as it is when an effect comes: a part of the way to a sigma of 60.
      let way = sigma / 60
      var style = BackdropStyle(
        sigma: sigma, saturation: 1 + 0.8 * way,
        tint: RGBA(red: 1, green: 1, blue: 1, alpha: 0.72 * way))
      let exact = bitmap(photo)
      let quick = bitmap(photo)
      let all = CGRect(x: 0, y: 0, width: photo.width, height: photo.height)
      Backdrop(exact, area: all, style: style)?.paint(all, on: exact)
      style.isPassing = true
      let backdrop = try #require(Backdrop(quick, area: all, style: style))
      let image = try #require(backdrop.image(of: all, on: quick))
      backdrop.paint(all, on: quick)
      #expect(quick.makeImage()?.hasSamePixels(as: copied(image)) == true)
      let difference = mean(copied(image), exact.makeImage()!)
      #expect(difference < (sigma < 0.2 ? 0.8 : sigma < 4 ? 8 : 1.2), "\(name)")
    }
  }

  /// The mean difference of two opaque images, in 255ths.
  private func mean(_ one: CGImage, _ other: CGImage) -> Double {
    one.withUnsafeBytes { first in
      other.withUnsafeBytes { second in
        var sum = 0
        for y in 0..<one.height {
          for x in 0..<one.width * 4 {
            let (a, b) = (first[y * one.bytesPerRow + x], second[y * other.bytesPerRow + x])
            sum += abs(Int(a) - Int(b))
          }
        }
        return Double(sum) / Double(one.width * one.height * 3)
      }
    }
  }

  @Test("A part is blurred with what is around it: it is that of the whole")
  func part() throws {
    let photo = try photo("person")
    for sigma in [3.0, 6, 14, 41] {
      let whole = blurred(photo, sigma)
      let rect = CGRect(x: 71, y: 33, width: 37, height: 51)
      let bitmap = bitmap(photo)
      let part = try #require(
        Backdrop(bitmap, area: rect, style: BackdropStyle(sigma: sigma))?.image(
          of: rect, on: bitmap))
      let same = try #require(whole.cropping(to: rect))
      #expect(part.greatestDifference(from: copied(same)) <= 1.01 / 255)
    }
  }

  @Test("Something of one colour stays as it is up to the edges, at any size", arguments: 1...19)
  func evenColor(side: Int) throws {
    for sigma in [0, 0.3, 1, 3, 7, 25, 60, 1000] {
      let bitmap = try #require(Bitmap(width: side, height: 20 - side))
      let context = bitmap.makeContext()
      context.setFillColor(CGColor(red: 1, green: 0.6, blue: 0.2, alpha: 1))
      let all = CGRect(x: 0, y: 0, width: side, height: 20 - side)
      context.fill(all)
      let before = try #require(bitmap.makeImage())
      let backdrop = try #require(
        Backdrop(bitmap, area: all, style: BackdropStyle(sigma: sigma)))
      #expect(backdrop.isOpaque)
      backdrop.paint(all, on: bitmap)
      #expect(bitmap.makeImage()?.hasSamePixels(as: before) == true)
    }
  }

  @Test("A slow gradient shows no steps: each tile's mean is what it should be")
  func banding() throws {
    let (width, height) = (640, 16)
    let bitmap = try #require(Bitmap(width: width, height: height))
    let context = bitmap.makeContext()
    // Bands of 160 pixels, four levels apart: blurred, a slope of 1/40 a pixel.
    for band in 0..<4 {
      context.setFillColor(CGColor(gray: CGFloat(100 + band * 4) / 255, alpha: 1))
      context.fill(CGRect(x: band * 160, y: 0, width: 160, height: height))
    }
    let reference = PlainGaussian(try #require(bitmap.makeImage()), sigma: 60)
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    Backdrop(bitmap, area: all, style: BackdropStyle(sigma: 60))?.paint(all, on: bitmap)
    let image = try #require(bitmap.makeImage())
    var last: Float = 0
    for tile in 0..<width / 8 {
      var (mean, wanted): (Float, Float) = (0, 0)
      for x in tile * 8..<tile * 8 + 8 {
        for y in 0..<8 {
          mean += Float(image.color(x: x, y: y)!.red) * 255 / 64
          wanted += reference.values[(y * width + x) * 4] / 64
        }
      }
      #expect(abs(mean - wanted) < 0.1)
      // Rounded without a dither, it would stand still for a while and then jump by one.
      if tile > 0 { #expect(mean - last < 0.35) }
      last = mean
    }
  }

  @Test("The dither is that of the place: what is painted in two parts is as if painted in one")
  func parts() throws {
    let photo = try photo("geyser")
    for sigma in [2.0, 5, 20, 50] {
      let whole = bitmap(photo)
      let halves = bitmap(photo)
      let all = CGRect(x: 0, y: 0, width: photo.width, height: photo.height)
      let backdrop = try #require(
        Backdrop(whole, area: all, style: BackdropStyle(sigma: sigma)))
      backdrop.paint(all, on: whole)
      let cut = CGRect(x: 0, y: 0, width: 61, height: 200)
      backdrop.paint(cut, on: halves)
      backdrop.paint(CGRect(x: 61, y: 0, width: 200, height: 200), on: halves)
      #expect(whole.makeImage()!.hasSamePixels(as: halves.makeImage()!))
    }
  }

  @Test("What is half transparent stays premultiplied, and fades out without a dark seam")
  func transparency() throws {
    let bitmap = try #require(Bitmap(width: 64, height: 64))
    let context = bitmap.makeContext()
    context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 32, height: 64))
    let all = CGRect(x: 0, y: 0, width: 64, height: 64)
    let backdrop = try #require(Backdrop(bitmap, area: all, style: BackdropStyle(sigma: 6)))
    #expect(!backdrop.isOpaque)
    backdrop.paint(all, on: bitmap)
    let image = try #require(bitmap.makeImage())
    image.withUnsafeBytes { bytes in
      for at in stride(from: 0, to: 64 * 64 * 4, by: 4) {
        let parts = bytes[at..<at + 4]
        // White at every opacity: no colour is less, and none more, than its opacity.
        #expect(Set(parts).count == 1)
      }
    }
    #expect(abs(image.color(x: 32, y: 32)!.alpha - 0.5) < 0.05)
  }

  @Test("Saturation moves colours away from their grey, and a tint lies over them")
  func look() throws {
    let bitmap = try #require(Bitmap(width: 4, height: 4))
    let context = bitmap.makeContext()
    context.setFillColor(CGColor(red: 0.6, green: 0.4, blue: 0.4, alpha: 1))
    let all = CGRect(x: 0, y: 0, width: 4, height: 4)
    context.fill(all)
    func color(_ style: BackdropStyle) throws -> String {
      try #require(Backdrop(bitmap, area: all, style: style)?.image(of: all, on: bitmap)).hex(1, 1)
    }
    #expect(try color(BackdropStyle(sigma: 0)) == "996666ff")
    // The grey of this red is 0.4 + 0.2 * 0.2126.
    #expect(try color(BackdropStyle(sigma: 0, saturation: 0)) == "717171ff")
    #expect(try color(BackdropStyle(sigma: 0, saturation: 2)) == "c15b5bff")
    let white = RGBA(red: 1, green: 1, blue: 1, alpha: 1.0 / 3)
    #expect(try color(BackdropStyle(sigma: 0, tint: white)) == "bb9999ff")
    let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    #expect(try color(BackdropStyle(sigma: 3, saturation: 9, tint: black)) == "000000ff")
  }

  @Test("What is nowhere in the bitmap, or no number, has no backdrop")
  func nothing() throws {
    let bitmap = try #require(Bitmap(width: 8, height: 8))
    let style = BackdropStyle(sigma: .nan, saturation: -.infinity)
    #expect(style.sigma == 0)
    for area in [
      CGRect.null, .zero, CGRect(x: 8, y: 0, width: 5, height: 5),
      CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5),
    ] {
      #expect(Backdrop(bitmap, area: area, style: style) == nil)
    }
    let half = CGRect(x: -50, y: 4, width: 53, height: 90)
    #expect(
      Backdrop(bitmap, area: half, style: style)?.area == CGRect(x: 0, y: 4, width: 3, height: 4))
  }

  // MARK: Machinery

  private func photo(_ name: String) throws -> CGImage {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try CGImage(
      pngFile: folder.appendingPathComponent("../Photos/\(name).png").standardized.path)
  }

  private func bitmap(_ image: CGImage) -> Bitmap {
    let bitmap = Bitmap(width: image.width, height: image.height)!
    bitmap.makeContext().drawUpright(
      image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    return bitmap
  }

  private func copied(_ image: CGImage) -> CGImage { bitmap(image).makeImage()! }

  private func blurred(_ image: CGImage, _ sigma: Double) -> CGImage {
    let bitmap = bitmap(image)
    let all = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    Backdrop(bitmap, area: all, style: BackdropStyle(sigma: sigma))?.paint(all, on: bitmap)
    return bitmap.makeImage()!
  }
}
