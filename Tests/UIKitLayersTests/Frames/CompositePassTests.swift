import Foundation
import Testing
import UIKitGraphics

@testable import UIKitLayers

@MainActor
@Suite struct CompositePassTests {
  private let stage = Stage()

  private func add(_ layer: CALayer) -> CALayer {
    stage.root.addSublayer(layer)
    return layer
  }

  @Test func anOpacityIsThatOfTheWhole() {
    let group = add(.still(CGRect(x: 0, y: 0, width: 50, height: 50), .red))
    group.addSublayer(.still(CGRect(x: 20, y: 20, width: 50, height: 50), .blue))
    group.opacity = 0.5
    stage.frame()
    #expect(stage.color(10, 10) == "#FF000080")
    #expect(stage.color(30, 30) == "#0000FF80")
    #expect(stage.color(60, 60) == "#0000FF80")
  }

  @Test func cornersAreRoundAndOnlyThoseAskedFor() {
    let layer = add(.still(CGRect(x: 0, y: 0, width: 40, height: 40), .red))
    layer.cornerRadius = 10
    stage.frame()
    #expect(stage.color(0, 0) == "#00000000" && stage.color(39, 39) == "#00000000")
    #expect(stage.color(5, 5) == "#FF0000FF")
    layer.maskedCorners = [.layerMaxXMaxYCorner]
    stage.frame()
    #expect(stage.color(0, 0) == "#FF0000FF" && stage.color(39, 39) == "#00000000")
    layer.addSublayer(.still(CGRect(x: 30, y: 30, width: 20, height: 20), .blue))
    stage.frame()
    #expect(stage.color(45, 45) == "#0000FFFF")
    layer.masksToBounds = true
    stage.frame()
    #expect(stage.color(45, 45) == "#00000000" && stage.color(39, 39) == "#00000000")
    #expect(stage.color(34, 34) == "#0000FFFF")
  }

  @Test func theBorderLiesInsideAndOverSublayers() {
    let layer = add(.still(CGRect(x: 10, y: 10, width: 40, height: 40), .red))
    layer.borderWidth = 3
    layer.borderColor = .green
    layer.addSublayer(.still(CGRect(x: 0, y: 0, width: 40, height: 20), .blue))
    stage.frame()
    #expect(stage.color(9, 30) == "#00000000")
    #expect(stage.color(12, 30) == "#00FF00FF" && stage.color(12, 15) == "#00FF00FF")
    #expect(stage.color(13, 15) == "#0000FFFF" && stage.color(13, 40) == "#FF0000FF")
    layer.borderWidth = 500
    stage.frame()
    #expect(stage.color(30, 30) == "#00FF00FF")
  }

  @Test func zPositionsOrderSiblings() {
    let one = add(.still(CGRect(x: 0, y: 0, width: 20, height: 20), .red))
    _ = add(.still(CGRect(x: 10, y: 0, width: 20, height: 20), .blue))
    stage.frame()
    #expect(stage.color(15, 5) == "#0000FFFF")
    one.zPosition = 1
    stage.frame()
    #expect(stage.color(15, 5) == "#FF0000FF")
    one.zPosition = -1
    stage.frame()
    #expect(stage.color(15, 5) == "#0000FFFF")
  }

  @Test func transformsTurnAndScaleAboutTheAnchor() {
    let layer = add(.still(CGRect(x: 40, y: 20, width: 20, height: 60), .red))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    stage.frame()
    #expect(stage.color(25, 50) == "#FF0000FF" && stage.color(50, 25) == "#00000000")
    layer.setAffineTransform(CGAffineTransform(scaleX: 3, y: 0.5))
    stage.frame()
    #expect(stage.color(25, 50) == "#FF0000FF" && stage.color(50, 30) == "#00000000")
  }

  @Test func imagesShowTheirPartAndStretch() throws {
    let bitmap = try #require(Bitmap(width: 20, height: 20))
    let context = bitmap.makeContext()
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    context.setFillColor(.blue)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = add(.still(CGRect(x: 0, y: 0, width: 80, height: 80)))
    layer.contents = bitmap.makeImage()
    stage.frame()
    #expect(stage.color(20, 20) == "#0000FFFF" && stage.color(60, 20) == "#FF0000FF")
    layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
    stage.frame()
    #expect(stage.color(60, 60) == "#0000FFFF")
    layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    layer.contentsScale = 2
    layer.contentsGravity = .topLeft
    stage.frame()
    #expect(stage.color(3, 3) == "#0000FFFF" && stage.color(7, 7) == "#FF0000FF")
    #expect(stage.color(12, 12) == "#00000000")
    layer.contents = nil
    #expect(stage.frame() != nil)
    #expect(stage.color(3, 3) == "#00000000")
  }

  @Test func shadowsLieUnderAndFade() {
    stage.root.backgroundColor = .white
    let layer = add(.still(CGRect(x: 30, y: 30, width: 40, height: 40), .red))
    layer.shadowOpacity = 1
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 4)
    stage.frame()
    func gray(_ x: Int, _ y: Int) -> Int {
      Int(stage.color(x, y).dropFirst().prefix(2), radix: 16) ?? -1
    }
    #expect(stage.color(50, 50) == "#FF0000FF")
    #expect(gray(50, 71) < 100 && gray(50, 76) > gray(50, 71) && gray(50, 84) > 240)
    #expect(gray(50, 28) > gray(50, 71))
    // The middle of the edge of a Gaussian is half of it.
    #expect(abs(gray(50, 73) - 115) < 14)
    layer.masksToBounds = true
    stage.frame()
    #expect(gray(50, 71) == 255)
  }

  @Test func repaintingAPartGivesTheSamePicture() throws {
    stage.root.backgroundColor = .white
    for index in 0..<6 {
      let offset = CGFloat(index)
      let layer = add(
        .still(
          CGRect(x: offset * 13, y: offset * 11, width: 40.5, height: 30.25),
          CGColor(red: offset / 6, green: 0.5, blue: 1 - offset / 6, alpha: 0.8)))
      layer.cornerRadius = offset * 2
      layer.shadowOpacity = index % 2 == 0 ? 0.5 : 0
      layer.borderWidth = 1.5
      layer.opacity = index == 3 ? 0.5 : 1
      if index == 4 { layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.5)) }
    }
    let before = try #require(stage.frame()?.bitmap.makeImage())
    for index in 0..<9 {
      stage.tree.damage(
        CGRect(x: CGFloat(index % 3) * 31, y: CGFloat(index / 3) * 29, width: 37, height: 33))
    }
    let after = try #require(stage.frame()?.bitmap.makeImage())
    var largest: CGFloat = 0
    for y in 0..<100 {
      for x in 0..<100 {
        guard let a = before.color(x: x, y: y), let b = after.color(x: x, y: y) else { continue }
        largest = max(largest, abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue))
      }
    }
    // Cairo cuts curves a little differently at a clip.
    #expect(largest < 0.06)
  }
}
