import Foundation
import Testing
import UIKit

/// The indicators: where they lie, how long, when they are there.
@Suite @MainActor struct IndicatorTests {
  /// Where dark pixels begin and end along the column of the indicator, in points.
  private func shown(_ rig: ScrollRig, x: CGFloat = 295.5) -> ClosedRange<CGFloat>? {
    let dark = stride(from: 0.25, to: 600, by: 0.5).filter { y in
      rig.stage.color(x, y).map { $0 < 0xD0D0D0 } ?? false
    }
    return dark.first.map { $0 - 0.25...dark.last! + 0.25 }
  }

  private func rig(height: CGFloat = 1800, width: CGFloat = 300) -> ScrollRig {
    let rig = ScrollRig(content: CGSize(width: width, height: height))
    rig.scroll.backgroundColor = .white
    rig.stage.advance(0.1)
    return rig
  }

  @Test("as long as what is seen of the content, and where it is")
  func place() throws {
    let rig = rig()
    #expect(shown(rig) == nil)
    rig.drag(from: CGPoint(x: 150, y: 500), by: CGVector(dx: 0, dy: -310), lifts: false)
    let range = try #require(shown(rig))
    // A third of 594, from a quarter of the way.
    #expect(abs(range.lowerBound - (3 + 396.0 / 4)) <= 0.5)
    #expect(abs(range.upperBound - range.lowerBound - 198) <= 0.5)
    // Three points wide, three from the edge.
    #expect(shown(rig, x: 293.5) == nil && shown(rig, x: 297.5) == nil)
    #expect(shown(rig, x: 294.25) != nil && shown(rig, x: 296.75) != nil)
  }

  @Test("fades when the content has come to rest, and leaves nothing to do")
  func fades() {
    let rig = rig()
    rig.drag(from: CGPoint(x: 150, y: 500), by: CGVector(dx: 0, dy: -100))
    #expect(shown(rig) != nil)
    rig.stage.advance(0.9)
    #expect(shown(rig) == nil)
    #expect(rig.stage.isIdle)
    rig.scroll.contentOffset.y = 300
    rig.stage.advance(0.1)
    #expect(shown(rig) == nil)
    rig.scroll.flashScrollIndicators()
    rig.stage.advance(0.1)
    #expect(shown(rig) != nil)
    rig.stage.advance(1)
    #expect(shown(rig) == nil)
  }

  @Test("is on the left where lines run to the left")
  func rightToLeft() {
    let rig = rig()
    rig.scroll.semanticContentAttribute = .forceRightToLeft
    rig.drag(from: CGPoint(x: 150, y: 500), by: CGVector(dx: 0, dy: -100), lifts: false)
    #expect(shown(rig) == nil)
    #expect(shown(rig, x: 4.5) != nil)
  }

  @Test("not where it is switched off, nor over subviews added later")
  func options() {
    let rig = rig()
    rig.scroll.showsVerticalScrollIndicator = false
    rig.drag(from: CGPoint(x: 150, y: 500), by: CGVector(dx: 0, dy: -100))
    #expect(shown(rig) == nil)
    rig.scroll.showsVerticalScrollIndicator = true
    rig.drag(from: CGPoint(x: 150, y: 500), by: CGVector(dx: 0, dy: -100), lifts: false)
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 1800))
    cover.backgroundColor = .white
    rig.scroll.addSubview(cover)
    rig.touch(.moved, 150, 390)
    #expect(shown(rig) != nil)
    #expect(rig.scroll.subviews == [cover])
  }

  @Test(
    "its place as numbers",
    arguments: [
      // offset, start, length
      (0, 3, 198), (600, 201, 198), (1200, 399, 198), (-50, 3, 148), (1300, 499, 98),
      (-500, 3, 8),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func track(offset: CGFloat, start: CGFloat, length: CGFloat) throws {
    let axis = ScrollAxis(
      content: 1800, length: 600, before: 0, after: 0, bounces: true, alwaysBounces: false)
    let place = try #require(
      IndicatorTrack(start: 3, length: 594).place(in: axis, at: offset))
    #expect(place.start == start && place.length == length)
  }

  @Test("not shorter than 36 points, and none for content that fits")
  func extremes() throws {
    let track = IndicatorTrack(start: 0, length: 600)
    let long = ScrollAxis(
      content: 1_000_000, length: 600, before: 0, after: 0, bounces: true, alwaysBounces: false)
    let place = try #require(track.place(in: long, at: long.most))
    #expect(place.length == 36 && place.start == 564)
    let fits = ScrollAxis(
      content: 100, length: 600, before: 0, after: 0, bounces: true, alwaysBounces: true)
    #expect(track.place(in: fits, at: -20) == nil)
  }
}
