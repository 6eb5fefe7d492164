import Foundation
import Testing

@testable import UIKitGraphics

@Suite struct DisplayListTests {
  /// A little of everything.
  private func scene(_ context: CGContext) {
    context.saveGState()
    context.setFillColor(.red)
    context.fill(CGRect(x: 2, y: 2, width: 10, height: 10))
    context.translateBy(x: 20, y: 5)
    context.rotate(by: 0.2)
    context.setStrokeColor(.blue)
    context.setLineWidth(3)
    context.addEllipse(in: CGRect(x: 0, y: 0, width: 12, height: 12))
    context.strokePath()
    context.restoreGState()
    context.setAlpha(0.5)
    context.beginTransparencyLayer()
    context.fill(CGRect(x: 5, y: 20, width: 20, height: 10))
    context.clip(to: CGRect(x: 0, y: 25, width: 40, height: 10))
    context.setFillColor(.green)
    context.fillEllipse(in: CGRect(x: 10, y: 20, width: 20, height: 15))
    context.endTransparencyLayer()
  }

  @Test func replayedItLooksAsDrawnAtOnce() {
    let list = DisplayList.record(scene)
    #expect(image { $0.draw(list) }.hasSamePixels(as: image(scene)))
  }

  @Test func aListInAListLooksTheSameToo() {
    let list = DisplayList.record { $0.draw(DisplayList.record(scene)) }
    #expect(image { $0.draw(list) }.hasSamePixels(as: image(scene)))
  }

  @Test func replayedLargerItStaysCrisp() {
    let list = DisplayList.record { context in
      context.addEllipse(in: CGRect(x: 1, y: 1, width: 8, height: 8))
      context.fillPath()
    }
    let replayed = image { context in
      context.scaleBy(x: 4, y: 4)
      context.draw(list)
    }
    let direct = image { $0.fillEllipse(in: CGRect(x: 4, y: 4, width: 32, height: 32)) }
    #expect(replayed.hasSamePixels(as: direct))
  }

  @Test func itKnowsWhatItPaints() {
    #expect(DisplayList.record { $0.setFillColor(.red) }.isEmpty)
    let list = DisplayList.record { context in
      context.translateBy(x: 10, y: 0)
      context.scaleBy(x: 2, y: 2)
      context.fill(CGRect(x: 1, y: 1, width: 3, height: 4))
    }
    #expect(list.bounds == CGRect(x: 12, y: 2, width: 6, height: 8))
    #expect(list.paintsOnce)
    let stroked = DisplayList.record { context in
      context.setLineWidth(4)
      context.setLineJoin(.round)
      context.stroke(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    #expect(stroked.bounds == CGRect(x: 8, y: 8, width: 14, height: 14))
  }

  @Test func whatLiesOutsideOfTheClipIsCutOff() {
    let list = DisplayList.record(clip: CGRect(x: 0, y: 0, width: 10, height: 10)) { context in
      context.fill(CGRect(x: 5, y: 5, width: 30, height: 30))
    }
    #expect(list.bounds == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(image { $0.draw(list) }.inkBox == CGRect(x: 5, y: 5, width: 5, height: 5))
    let outside = DisplayList.record(clip: CGRect(x: 0, y: 0, width: 10, height: 10)) { context in
      context.fill(CGRect(x: 15, y: 5, width: 30, height: 30))
    }
    #expect(outside.isEmpty)
  }

  @Test func theContextsOpacityCountsOnReplay() {
    let list = DisplayList.record { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) }
    let faint = image { context in
      context.setAlpha(0.5)
      context.draw(list)
    }
    #expect(["7f7f7fff", "808080ff"].contains(faint.hex(5, 5)))
  }

  @Test func statesLeftOpenDoNotLeakIntoWhatComesAfter() {
    let list = DisplayList.record { context in
      context.saveGState()
      context.beginTransparencyLayer()
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.translateBy(x: 5, y: 5)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let after = image { context in
      context.draw(list)
      context.fill(CGRect(x: 30, y: 30, width: 5, height: 5))
    }
    #expect(after.inkBox == CGRect(x: 30, y: 30, width: 5, height: 5))
  }
}
