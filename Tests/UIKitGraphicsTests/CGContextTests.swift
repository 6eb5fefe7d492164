import Foundation
import Testing

@testable import UIKitGraphics

@Suite struct CGContextTests {
  @Test func strokesLieOnBothSidesOfTheirPath() {
    let picture = image { context in
      context.setLineWidth(4)
      context.move(to: CGPoint(x: 10, y: 20))
      context.addLine(to: CGPoint(x: 30, y: 20))
      context.strokePath()
    }
    #expect(picture.inkBox == CGRect(x: 10, y: 18, width: 20, height: 4))
  }

  @Test func capsReachBeyondTheEnds() {
    func ink(_ cap: CGLineCap) -> CGRect {
      image { context in
        context.setLineWidth(4)
        context.setLineCap(cap)
        context.strokeLineSegments(between: [CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20)])
      }.inkBox
    }
    #expect(ink(.square) == CGRect(x: 8, y: 18, width: 24, height: 4))
    #expect(ink(.round) == CGRect(x: 8, y: 18, width: 24, height: 4))
  }

  @Test func joinsAndTheMiterLimitShapeCorners() {
    func corner(_ join: CGLineJoin, limit: CGFloat = 10) -> String {
      image { context in
        context.setLineWidth(10)
        context.setLineJoin(join)
        context.setMiterLimit(limit)
        context.addLines(between: [
          CGPoint(x: 10, y: 35), CGPoint(x: 10, y: 10), CGPoint(x: 35, y: 10),
        ])
        context.strokePath()
      }.hex(5, 5)
    }
    #expect(corner(.miter) == "000000ff")
    #expect(corner(.miter, limit: 1) == "ffffffff")
    #expect(corner(.bevel) == "ffffffff" && corner(.round) == "ffffffff")
  }

  @Test func dashesLeaveGaps() {
    let picture = image { context in
      context.setLineWidth(2)
      context.setLineDash(phase: 0, lengths: [5, 5])
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 20), CGPoint(x: 40, y: 20)])
    }
    #expect(picture.hex(2, 20) == "000000ff" && picture.hex(7, 20) == "ffffffff")
    #expect(picture.hex(12, 20) == "000000ff")
    let solid = image { context in
      context.setLineDash(phase: 0, lengths: [0, 0])
      context.setLineWidth(2)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 20), CGPoint(x: 40, y: 20)])
    }
    #expect(solid.hex(7, 20) == "000000ff")
  }

  @Test func aPathKeepsItsPlaceWhenTheTransformChanges() {
    let picture = image { context in
      context.saveGState()
      context.scaleBy(x: 10, y: 10)
      context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
      context.restoreGState()
      context.setLineWidth(2)
      context.strokePath()
    }
    #expect(picture.inkBox == CGRect(x: 9, y: 9, width: 22, height: 22))
    #expect(picture.hex(20, 20) == "ffffffff")
  }

  @Test func clipsCutAndAddUp() {
    let picture = image { context in
      context.clip(to: [
        CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 20, y: 20, width: 20, height: 20),
      ])
      context.clip(to: CGRect(x: 10, y: 10, width: 20, height: 20))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 20, height: 20))
      context.fill(CGRect.infinite)
    }
    #expect(picture.hex(15, 15) == "000000ff" && picture.hex(25, 25) == "000000ff")
    #expect(picture.hex(25, 15) == "ffffffff" && picture.hex(5, 5) == "ffffffff")
  }

  @Test func evenOddLeavesHoles() {
    let picture = image { context in
      context.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.fillPath(using: .evenOdd)
    }
    #expect(picture.hex(5, 5) == "000000ff" && picture.hex(20, 20) == "ffffffff")
  }

  @Test func masksLetThroughWhatTheyCover() {
    let mask = image(width: 20, height: 20, background: nil) { context in
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      context.setAlpha(0.5)
      context.fill(CGRect(x: 10, y: 0, width: 5, height: 20))
    }
    let picture = image { context in
      context.saveGState()
      context.clip(to: CGRect(x: 10, y: 10, width: 20, height: 20), uprightMask: mask)
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(picture.hex(15, 20) == "ff0000ff" && picture.hex(27, 20) == "ffffffff")
    #expect(picture.hex(22, 20).hasPrefix("ff7f") || picture.hex(22, 20).hasPrefix("ff80"))
    #expect(picture.hex(1, 1) == "000000ff")
  }

  @Test func aLayersOpacityIsThatOfTheWhole() {
    let picture = image { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.fill(CGRect(x: 10, y: 0, width: 20, height: 20))
      context.endTransparencyLayer()
      context.fill(CGRect(x: 0, y: 30, width: 5, height: 5))
    }
    #expect(picture.hex(5, 5) == picture.hex(15, 5))
    #expect(picture.hex(5, 5) == picture.hex(2, 32))
  }

  @Test func theContextsOfViewsGrowDownwardAndBitmapsUpward() {
    let up = CGContext(
      data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue
        | CGImageAlphaInfo.premultipliedFirst.rawValue)!
    up.setFillColor(.red)
    up.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(up.makeImage()?.hex(2, 17) == "ff0000ff" && up.makeImage()?.hex(2, 2) == "00000000")
    #expect(up.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 1, y: 19))
    // An image comes out upright there, and upside down in a view.
    let flag = image(width: 20, height: 20) { context in
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
    }
    up.draw(flag, in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(up.makeImage()!.hasSamePixels(as: flag))
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(image(width: 20, height: 20) { $0.draw(flag, in: rect) }.hex(5, 18) == "000000ff")
    #expect(image(width: 20, height: 20) { $0.drawUpright(flag, in: rect) }.hex(5, 2) == "000000ff")
  }

  @Test func unsupportedBitmapsAreNil() {
    func make(_ width: Int, _ bits: Int = 8, _ info: UInt32 = 2 << 12 | 2) -> CGContext? {
      CGContext(
        data: nil, width: width, height: 10, bitsPerComponent: bits, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
    }
    #expect(make(10) != nil)
    #expect(make(0) == nil && make(-5) == nil && make(100_000) == nil)
    #expect(make(10, 16) == nil && make(10, 8, 1) == nil)
  }

  @Test func withoutSmoothEdgesPixelsAreAllOrNothing() {
    let picture = image { context in
      context.setShouldAntialias(false)
      context.fillEllipse(in: CGRect(x: 3, y: 3, width: 30, height: 30))
    }
    for x in 0..<40 { #expect(["000000ff", "ffffffff"].contains(picture.hex(x, 8))) }
  }

  @Test func senselessInputPaintsNothingAndBreaksNothing() {
    let picture = image { context in
      context.fill(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5))
      context.saveGState()
      context.scaleBy(x: 0, y: 0)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.beginTransparencyLayer()
      context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 3))
      context.endTransparencyLayer()
      context.restoreGState()
      context.saveGState()
      context.concatenate(CGAffineTransform(scaleX: .nan, y: 1))
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.restoreGState()
      context.restoreGState()
      context.endTransparencyLayer()
      context.setLineWidth(.infinity)
      context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.setLineDash(phase: .nan, lengths: [-1, .infinity])
      context.setFillColor(red: .nan, green: 2, blue: -1, alpha: 1)
      context.fill(CGRect(x: 10, y: 10, width: 5, height: 5))
    }
    #expect(picture.inkBox == CGRect(x: 10, y: 10, width: 5, height: 5))
    #expect(picture.hex(12, 12) == "00ff00ff")
  }

  @Test func hugeShapesCoverWhatTheyShould() {
    let huge: CGFloat = 1e12
    let picture = image { context in
      context.fill(CGRect(x: 20, y: -huge, width: huge, height: 2 * huge))
      context.setFillColor(.red)
      context.addLines(between: [
        CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: huge), CGPoint(x: 0, y: huge),
      ])
      context.fillPath()
    }
    #expect(picture.hex(25, 3) == "000000ff" && picture.hex(5, 35) == "ff0000ff")
    #expect(picture.hex(15, 5) == "ffffffff")
  }

  @Test func restoringMoreThanWasSavedChangesNothing() {
    let picture = image { context in
      context.translateBy(x: 10, y: 10)
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(picture.inkBox == CGRect(x: 10, y: 10, width: 5, height: 5))
  }
}
