import Foundation
import Testing

@testable import UIKitGraphics

@Suite struct ShadowTests {
  @Test func itLiesWhereTheOffsetSays() {
    let picture = image { context in
      context.setShadow(offset: CGSize(width: 5, height: 10), blur: 0, color: .red)
      context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    #expect(picture.hex(12, 12) == "000000ff")
    #expect(picture.hex(22, 28) == "ff0000ff")
    #expect(picture.inkBox == CGRect(x: 10, y: 10, width: 15, height: 20))
  }

  @Test func transformsDoNotTurnIt() {
    let picture = image { context in
      context.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: .red)
      context.translateBy(x: 15, y: 15)
      context.rotate(by: .pi)
      context.fill(CGRect(x: -5, y: -5, width: 10, height: 10))
    }
    #expect(picture.hex(15, 28) == "ff0000ff" && picture.hex(15, 4) == "ffffffff")
  }

  @Test func theQuickWayLooksLikeTheGeneralOne() {
    func picture(_ add: (CGContext) -> Void) -> CGImage {
      image(width: 160, height: 160) { context in
        context.setShadow(
          offset: CGSize(width: 3, height: 6), blur: 10, color: CGColor(gray: 0, alpha: 0.8))
        context.setFillColor(.green)
        add(context)
        context.fillPath()
      }
    }
    let rect = CGRect(x: 30, y: 30, width: 100, height: 100)
    let quick = picture { context in
      context.addPath(
        CGPath(roundedRect: rect, cornerWidth: 12, cornerHeight: 12, transform: nil))
    }
    let general = picture { context in
      // The same shape, with a step more so that nothing knows it.
      context.addPath(
        CGPath(roundedRect: rect, cornerWidth: 12, cornerHeight: 12, transform: nil))
      context.addRect(CGRect(x: 60, y: 60, width: 10, height: 10))
    }
    var largest = 0
    quick.withUnsafeBytes { one in
      general.withUnsafeBytes { two in
        for index in 0..<one.count {
          largest = max(largest, abs(Int(one[index]) - Int(two[index])))
        }
      }
    }
    #expect(largest <= 3)
  }

  @Test func aClipShowsAPartOfTheSameShadow() {
    func draw(_ context: CGContext) {
      context.setShadow(offset: CGSize(width: 0, height: 4), blur: 12, color: .black)
      context.fill(CGRect(x: 10, y: 10, width: 60, height: 60))
      context.fillEllipse(in: CGRect(x: 20, y: 20, width: 40, height: 40))
    }
    let whole = image(width: 90, height: 90) { draw($0) }
    let part = image(width: 90, height: 90) { context in
      context.clip(to: CGRect(x: 60, y: 60, width: 20, height: 20))
      draw(context)
    }
    for (x, y) in [(61, 61), (70, 75), (79, 79), (75, 62)] {
      #expect(whole.hex(x, y) == part.hex(x, y))
    }
    #expect(part.hex(50, 50) == "ffffffff")
  }

  @Test func aLayerCastsOneShadow() {
    let picture = image(width: 60, height: 60) { context in
      context.setShadow(offset: CGSize(width: 0, height: 20), blur: 0, color: .red)
      context.beginTransparencyLayer()
      context.setFillColor(.blue)
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 10))
      context.fill(CGRect(x: 20, y: 15, width: 20, height: 10))
      context.endTransparencyLayer()
    }
    #expect(picture.hex(25, 22) == "0000ffff")
    #expect(picture.hex(12, 32) == "ff0000ff" && picture.hex(38, 42) == "ff0000ff")
    #expect(picture.inkBox == CGRect(x: 10, y: 10, width: 30, height: 35))
  }

  @Test func listsKnowHowFarItReaches() {
    let list = DisplayList.record { context in
      context.setShadow(offset: CGSize(width: 0, height: 5), blur: 8, color: .black)
      context.fill(CGRect(x: 40, y: 40, width: 20, height: 20))
      context.beginTransparencyLayer()
      context.fill(CGRect(x: 60, y: 40, width: 10, height: 10))
      context.endTransparencyLayer()
    }
    let ink = image(width: 120, height: 120) { $0.draw(list) }.inkBox
    #expect(list.bounds.holds(ink))
    #expect(ink.maxY > 70)
  }

  @Test func aShadowAloneFollowsTheTransform() {
    let picture = image { context in
      context.scaleBy(x: 2, y: 2)
      context.drawShadow(
        of: CGPath(rect: CGRect(x: 2, y: 2, width: 5, height: 5), transform: nil),
        Shadow(offset: CGSize(width: 0, height: 5), blur: 0, color: CGColor.red.rgba))
    }
    #expect(picture.inkBox == CGRect(x: 4, y: 14, width: 10, height: 10))
  }

  @Test func senselessShadowsDoNothing() {
    let picture = image { context in
      context.setShadow(offset: CGSize(width: CGFloat.nan, height: 0), blur: 3, color: .red)
      context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
      context.setShadow(offset: .zero, blur: .infinity, color: .red)
      context.setShadow(offset: .zero, blur: 5, color: nil)
      context.fill(CGRect(x: 20, y: 10, width: 10, height: 10))
    }
    #expect(picture.inkBox == CGRect(x: 10, y: 10, width: 20, height: 10))
  }
}
