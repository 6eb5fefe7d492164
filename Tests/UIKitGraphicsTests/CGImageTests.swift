import Foundation
import Testing

@testable import UIKitGraphics

@Suite struct CGImageTests {
  @Test func croppingSharesThePixels() {
    let whole = image { context in
      context.setFillColor(.red)
      context.fill(CGRect(x: 10, y: 20, width: 5, height: 5))
    }
    let part = whole.cropping(to: CGRect(x: 10, y: 20, width: 5, height: 5))
    #expect(part?.width == 5 && part?.hex(0, 0) == "ff0000ff" && part?.hex(4, 4) == "ff0000ff")
    #expect(part?.buffer === whole.buffer)
    #expect(whole.cropping(to: CGRect(x: 50, y: 50, width: 5, height: 5)) == nil)
    #expect(whole.cropping(to: CGRect(x: 35, y: -5, width: 50, height: 10))?.height == 5)
    #expect(whole.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)) == nil)
  }

  @Test func aLargeImageIsAveragedWhenMadeSmall() {
    // Stripes of one pixel: a filter that looks at four pixels sees only some of them.
    let stripes = image(width: 400, height: 400) { context in
      for x in stride(from: 0, to: 400, by: 2) {
        context.fill(CGRect(x: x, y: 0, width: 1, height: 400))
      }
    }
    let small = image { $0.drawUpright(stripes, in: CGRect(x: 0, y: 0, width: 40, height: 40)) }
    for x in 0..<40 {
      let gray = small.color(x: x, y: 20)!.red
      #expect(abs(gray - 0.5) < 0.02)
    }
  }

  @Test func theSmallCopyIsMadeOnce() {
    let large = image(width: 300, height: 300) { _ in }
    let first = large.shrunk(toCover: CGSize(width: 30, height: 30))
    #expect(first.width == 30 && first !== large)
    #expect(large.shrunk(toCover: CGSize(width: 30, height: 30)) === first)
    #expect(large.shrunk(toCover: CGSize(width: 290, height: 290)) === large)
  }

  @Test func enlargedWithoutInterpolationPixelsStaySquares() {
    let two = image(width: 2, height: 1) { context in
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let picture = image { context in
      context.interpolationQuality = .none
      context.drawUpright(two, in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(picture.hex(19, 5) == "000000ff" && picture.hex(20, 5) == "ffffffff")
  }

  @Test func tilesRepeatOverTheClip() {
    let tile = image(width: 4, height: 4) { context in
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    let picture = image { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 30, height: 40))
      context.draw(tile, in: CGRect(x: 0, y: 0, width: 4, height: 4), byTiling: true)
    }
    #expect(picture.hex(1, 1) == "000000ff" && picture.hex(25, 33) == "000000ff")
    #expect(picture.hex(27, 33) == "ffffffff" && picture.hex(33, 33) == "ffffffff")
  }

  @Test func anImageOutlivesTheBitmapItCameFrom() {
    var bitmap: Bitmap? = Bitmap(width: 10, height: 10, opaque: true)
    let first = bitmap!.makeImage()!
    bitmap!.makeContext().setFillColor(.red)
    _ = bitmap!.withUnsafeMutableBytes { $0.initializeMemory(as: UInt8.self, repeating: 255) }
    bitmap = nil
    #expect(first.isOpaque && first.hex(5, 5) == "000000ff")
  }
}
