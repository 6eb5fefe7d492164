import Foundation
import Testing

@testable import UIKit

@Suite struct CropGeometryTests {
  private let geometry = CropGeometry(picture: CGSize(width: 4000, height: 3000), side: 300)

  @Test func theWholeOfTheShorterSideIsThereAtFirst() {
    #expect(geometry.smallestSize == CGSize(width: 400, height: 300))
    #expect(
      geometry.pixels(zoom: 1, corner: CGPoint(x: 50, y: 0))
        == CGRect(x: 500, y: 0, width: 3000, height: 3000))
  }

  @Test func zoomedItIsLess() {
    #expect(
      geometry.pixels(zoom: 2, corner: CGPoint(x: 100, y: 50))
        == CGRect(x: 500, y: 250, width: 1500, height: 1500))
  }

  @Test(arguments: [
    CGPoint(x: -900, y: -900), CGPoint(x: 9e9, y: 9e9),
    CGPoint(x: CGFloat.nan, y: CGFloat.infinity),
  ])
  func neverBeyondThePicture(corner: CGPoint) {
    for zoom in [0.5, 1, 7.3] as [CGFloat] {
      let pixels = geometry.pixels(zoom: zoom, corner: corner)
      #expect(CGRect(x: 0, y: 0, width: 4000, height: 3000).contains(pixels))
      #expect(pixels.width == pixels.height)
    }
    #expect(geometry.pixels(zoom: 0, corner: .zero) == .zero)
    #expect(CropGeometry(picture: .zero, side: 300).pixels(zoom: 1, corner: .zero) == .zero)
  }
}
