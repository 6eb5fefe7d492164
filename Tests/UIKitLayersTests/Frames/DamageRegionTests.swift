import Foundation
import Testing

@testable import UIKitLayers

@Suite struct DamageRegionTests {
  @Test func growsToWholePixelsAndIsCutToTheBitmap() {
    var region = DamageRegion(width: 100, height: 50)
    region.add(CGRect(x: 10.4, y: 10.6, width: 5, height: 5))
    #expect(region.rects == [CGRect(x: 10, y: 10, width: 6, height: 6)])
    region = DamageRegion(width: 100, height: 50)
    region.add(CGRect(x: 90, y: -20, width: 500, height: 40))
    #expect(region.rects == [CGRect(x: 90, y: 0, width: 10, height: 20)])
  }

  @Test func whatIsOutsideOrNonsenseIsNothing() {
    var region = DamageRegion(width: 100, height: 50)
    region.add(CGRect(x: 200, y: 0, width: 10, height: 10))
    region.add(.null)
    region.add(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    region.add(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
    region.add(CGRect(x: 5, y: 5, width: 0, height: 10))
    #expect(region.isEmpty)
    region.add(CGRect(x: -1e300, y: -1e300, width: 1e305, height: 1e305))
    #expect(region.rects == [CGRect(x: 0, y: 0, width: 100, height: 50)])
  }

  @Test func joinsWhatIsNearAndLeavesApartWhatIsFar() {
    var region = DamageRegion(width: 1000, height: 1000)
    region.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    region.add(CGRect(x: 90, y: 0, width: 100, height: 100))
    #expect(region.rects == [CGRect(x: 0, y: 0, width: 190, height: 100)])
    region.add(CGRect(x: 800, y: 800, width: 100, height: 100))
    #expect(region.rects.count == 2)
    #expect(region.pixelCount == 19_000 + 10_000)
    region.add(CGRect(x: 810, y: 810, width: 10, height: 10))
    #expect(region.rects.count == 2)
  }

  @Test func keepsFewRectanglesThatHoldAll() {
    var region = DamageRegion(width: 2000, height: 2000)
    var added: [CGRect] = []
    for index in 0..<60 {
      let rect = CGRect(
        x: CGFloat(index * 577 % 1900), y: CGFloat(index * 331 % 1900), width: 60, height: 40)
      added.append(rect)
      region.add(rect)
    }
    #expect(region.rects.count <= DamageRegion.mostRects)
    for rect in added { #expect(region.rects.contains { $0.contains(rect) }) }
  }

  @Test func allAndNothing() {
    var region = DamageRegion(width: 20, height: 10)
    region.addAll()
    #expect(region.pixelCount == 200)
    region.removeAll()
    #expect(region.isEmpty)
    var empty = DamageRegion(width: 0, height: 0)
    empty.addAll()
    #expect(empty.isEmpty)
  }
}
