import Foundation
import Testing
import UIKitGraphics

@testable import UIKitLayers

@MainActor
@Suite struct NinePatchTests {
  private func patch(_ center: CGRect, scale: CGFloat = 1) throws -> NinePatch {
    let bitmap = try #require(Bitmap(width: 30, height: 30))
    return NinePatch(try #require(bitmap.makeImage()), center: center, scale: scale)
  }

  private let third = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)

  @Test func edgesKeepTheirSizeAndTheMiddleStretches() throws {
    let pieces = try patch(third).pieces(in: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(pieces.count == 9)
    #expect(pieces[0].target == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(pieces[4].source == CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(pieces[4].target == CGRect(x: 10, y: 10, width: 80, height: 30))
    #expect(pieces[8].target == CGRect(x: 90, y: 40, width: 10, height: 10))
  }

  @Test func edgesCountInPoints() throws {
    let pieces = try patch(third, scale: 2).pieces(in: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(pieces[0].target == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func edgesShrinkWhereThereIsNoRoom() throws {
    let pieces = try patch(third).pieces(in: CGRect(x: 0, y: 0, width: 10, height: 100))
    #expect(pieces.count == 6)
    #expect(pieces[0].target == CGRect(x: 0, y: 0, width: 5, height: 10))
  }

  @Test func aMiddleOutsideOfTheImageIsCutToIt() throws {
    let pieces = try patch(CGRect(x: -2, y: 0.5, width: 9, height: 0))
      .pieces(in: CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(pieces.allSatisfy { $0.source.width == 30 })
  }
}
