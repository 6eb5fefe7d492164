import Foundation
import Testing
import UIKitGraphics

@testable import UIKitLayers

/// Shadows of what layers show: made once, and again when that changes.
@MainActor
@Suite struct KeptShadowTests {
  private let stage = Stage(width: 200, height: 200)
  private let tile: CALayer = .still(CGRect(x: 40, y: 40, width: 60, height: 60))
  private let part: CALayer = .still(CGRect(x: 10, y: 10, width: 20, height: 40), .red)

  init() {
    stage.root.backgroundColor = .white
    tile.shadowOpacity = 1
    tile.shadowRadius = 4
    tile.shadowOffset = CGSize(width: 0, height: 6)
    tile.addSublayer(part)
    stage.root.addSublayer(tile)
    stage.frame()
  }

  /// How many shadows a change makes; what is painted then must be as if nothing was kept.
  private func made(_ change: () -> Void) throws -> Int {
    change()
    stage.frame()
    let count = stage.tree.statistics.shadowCount
    let kept = try #require(stage.tree.bitmap?.makeImage())
    func forget(_ layer: CALayer) {
      layer.keptShadow = nil
      for child in layer.children { forget(child) }
    }
    forget(stage.root)
    stage.tree.region.addAll()
    stage.frame()
    let fresh = try #require(stage.tree.bitmap?.makeImage())
    var greatest = 0
    kept.withUnsafeBytes { kept in
      fresh.withUnsafeBytes { fresh in
        for (a, b) in zip(kept, fresh) { greatest = max(greatest, abs(Int(a) - Int(b))) }
      }
    }
    #expect(greatest <= 1)
    return count
  }

  @Test func whereTheLayerIsAndHowOpaqueMakesNoOther() throws {
    #expect(try made { tile.position.x += 13 } == 0)
    #expect(try made { tile.position.y += 7.5 } == 0)
    #expect(try made { tile.opacity = 0.5 } == 0)
    #expect(try made { tile.shadowOpacity = 0.7 } == 0)
    #expect(try made { tile.shadowOffset.height = 9 } == 0)
    #expect(try made { stage.root.backgroundColor = .green } == 0)
    #expect(try made { tile.isHidden = true } == 0)
    #expect(try made { tile.isHidden = false } == 1)
  }

  @Test func whatTheLayerShowsMakesAnother() throws {
    #expect(try made { part.position.x += 5 } == 1)
    #expect(try made { part.cornerRadius = 8 } == 1)
    #expect(try made { part.isHidden = true } == 0)
    #expect(try made { part.isHidden = false } == 1)
    #expect(
      try made { tile.addSublayer(.still(CGRect(x: 40, y: 0, width: 9, height: 9), .blue)) } == 1)
    #expect(try made { tile.sublayers?.last?.removeFromSuperlayer() } == 1)
    #expect(try made { tile.shadowRadius = 7 } == 1)
    #expect(try made { tile.shadowColor = .blue } == 1)
    #expect(try made { tile.setAffineTransform(CGAffineTransform(rotationAngle: 0.4)) } == 1)
    #expect(try made { tile.setAffineTransform(.identity) } == 1)
    #expect(try made { tile.bounds.origin.x = 3 } == 0)
  }

  @Test func deepChangesAreNoticedUnderWhatMoves() throws {
    let around = CALayer.still(CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.root.addSublayer(around)
    around.addSublayer(tile)
    stage.frame()
    #expect(
      try made {
        around.position.x += 4
        part.bounds.size.height = 20
      } == 1)
    #expect(try made { around.position.x += 4 } == 0)
  }

  @Test func aShadowPunchedOutShowsAroundItsShapeAlone() throws {
    tile.shadowPath = CGPath(rect: tile.bounds, transform: nil)
    tile.shadowColor = .black
    part.isHidden = true
    stage.frame()
    #expect(stage.color(70, 70) != "#FFFFFFFF")
    tile.punchesOutShadow = true
    stage.frame()
    #expect(stage.color(70, 70) == "#FFFFFFFF")
    #expect(stage.color(70, 104) != "#FFFFFFFF")
  }
}
