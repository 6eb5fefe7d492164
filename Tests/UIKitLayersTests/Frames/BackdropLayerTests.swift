import Foundation
import Testing
import UIKitGraphics
import UIKitLoop

@testable import UIKitLayers

@MainActor
@Suite struct BackdropLayerTests {
  private let stage = Stage(width: 300, height: 300)
  private let left: CALayer
  private let right: CALayer

  /// A red half and a blue half.
  init() {
    left = .still(CGRect(x: 0, y: 0, width: 150, height: 300), .red)
    right = .still(CGRect(x: 150, y: 0, width: 150, height: 300), .blue)
    stage.root.addSublayer(left)
    stage.root.addSublayer(right)
  }

  private func backdrop(_ frame: CGRect, radius: CGFloat = 5) -> BackdropLayer {
    let layer = BackdropLayer()
    layer.makeStill()
    layer.frame = frame
    layer.radius = radius
    return layer
  }

  private func blurs(_ change: () -> Void) -> Int {
    change()
    stage.tree.statistics = FrameStatistics()
    stage.frame()
    return stage.tree.statistics.blurCount
  }

  @Test func whatIsBeneathIsBlurredWithinTheBounds() {
    stage.root.addSublayer(backdrop(CGRect(x: 100, y: 100, width: 100, height: 100)))
    stage.frame()
    #expect(stage.color(149, 99) == "#FF0000FF")
    #expect(stage.color(150, 99) == "#0000FFFF")
    // Where the halves meet they are mixed; far away they are not.
    let middle = stage.color(149, 150).dropFirst().prefix(2)
    #expect((0x7F...0x95).contains(Int(middle, radix: 16) ?? 0))
    #expect(stage.color(120, 150) == "#FF0000FF")
    #expect(stage.color(180, 150) == "#0000FFFF")
  }

  @Test func whatLiesBesideBlursIntoIt() {
    stage.root.addSublayer(backdrop(CGRect(x: 150, y: 0, width: 100, height: 300)))
    stage.frame()
    // Its own side is all blue: the red comes from beyond its edge.
    let color = stage.color(151, 150)
    #expect(color != "#0000FFFF")
    #expect(stage.color(148, 150) == "#FF0000FF")
  }

  @Test func saturationAndTintLieOverIt() {
    let layer = backdrop(CGRect(x: 0, y: 0, width: 100, height: 100), radius: 0)
    layer.tint = CGColor(red: 1, green: 1, blue: 1, alpha: 0.2)
    stage.root.addSublayer(layer)
    stage.frame()
    #expect(stage.color(50, 50) == "#FF3333FF")
    layer.saturation = 0
    layer.tint = nil
    stage.frame()
    #expect(stage.color(50, 50) == "#363636FF")
    layer.saturation = 1
    stage.frame()
    #expect(stage.color(50, 50) == "#FF0000FF")
  }

  @Test func itIsMadeAnewWhenWhatIsBeneathChangesAndNotElse() {
    let layer = backdrop(CGRect(x: 100, y: 100, width: 100, height: 60))
    let above = CALayer.still(CGRect(x: 10, y: 10, width: 20, height: 20), .green)
    layer.addSublayer(above)
    let far = CALayer.still(CGRect(x: 0, y: 250, width: 30, height: 30), .green)
    stage.root.insertSublayer(far, at: 2)
    stage.root.addSublayer(layer)
    #expect(blurs {} == 1)
    #expect(blurs { above.backgroundColor = .white } == 0)
    #expect(stage.color(115, 115) == "#FFFFFFFF")
    #expect(blurs { above.position.x += 5 } == 0)
    #expect(blurs { far.backgroundColor = .white } == 0)
    #expect(stage.tree.statistics.pixelCount == 900)
    // Within the blur's reach, although it does not touch the layer.
    #expect(blurs { far.position = CGPoint(x: 100, y: 182) } == 1)
    #expect(blurs { left.backgroundColor = .white } == 1)
    #expect(blurs { layer.position.y += 10 } == 1)
    #expect(blurs { layer.radius = 9 } == 1)
    #expect(blurs { layer.isHidden = true } == 0)
    #expect(blurs { left.backgroundColor = .red } == 0)
    #expect(stage.frame() == nil)
  }

  @Test func aGroupWithABackdropFadesAsOne() {
    let layer = backdrop(CGRect(x: 0, y: 0, width: 100, height: 100), radius: 0)
    layer.tint = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    let group = CALayer.still(CGRect(x: 0, y: 0, width: 200, height: 200), nil)
    group.addSublayer(layer)
    group.addSublayer(.still(CGRect(x: 0, y: 0, width: 100, height: 50), .white))
    group.opacity = 0.6
    stage.root.addSublayer(group)
    stage.frame()
    #expect(stage.color(50, 75) == "#660099FF")
    // White hides the blue wholly before both fade.
    #expect(stage.color(50, 25) == "#FF9999FF")
    #expect(stage.color(120, 25) == "#FF0000FF")
    layer.opacity = 0.5
    group.opacity = 1
    stage.frame()
    #expect(stage.color(50, 75) == "#800080FF")
  }

  @Test func aMaskCutsIt() {
    let layer = backdrop(CGRect(x: 0, y: 0, width: 100, height: 100), radius: 0)
    layer.tint = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    layer.mask = .still(CGRect(x: 0, y: 0, width: 50, height: 100), .white)
    stage.root.addSublayer(layer)
    stage.frame()
    #expect(stage.color(25, 50) == "#0000FFFF")
    #expect(stage.color(75, 50) == "#FF0000FF")
    layer.mask?.frame.origin.x = 50
    stage.frame()
    #expect(stage.color(25, 50) == "#FF0000FF")
    #expect(stage.color(75, 50) == "#0000FFFF")
  }

  @Test func itsCornersAndThoseAroundItCutIt() {
    let layer = backdrop(CGRect(x: 0, y: 0, width: 100, height: 100), radius: 2)
    layer.tint = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    layer.cornerRadius = 30
    stage.root.addSublayer(layer)
    stage.frame()
    #expect(stage.color(2, 2) == "#FF0000FF")
    #expect(stage.color(50, 2) == "#00FF00FF")
    #expect(stage.color(2, 50) == "#00FF00FF")
    layer.cornerRadius = 0
    let around = CALayer.still(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
    around.cornerRadius = 30
    around.masksToBounds = true
    stage.root.addSublayer(around)
    around.addSublayer(layer)
    stage.frame()
    #expect(stage.color(2, 2) == "#FF0000FF")
    #expect(stage.color(50, 2) == "#00FF00FF")
  }

  @Test func itIsTurnedWithItsLayer() {
    let layer = backdrop(CGRect(x: 50, y: 100, width: 80, height: 20), radius: 0)
    layer.tint = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    stage.root.addSublayer(layer)
    stage.frame()
    #expect(stage.color(90, 80) == "#00FF00FF")
    #expect(stage.color(60, 110) == "#FF0000FF")
  }

  @Test func itAnimates() {
    let layer = backdrop(CGRect(x: 100, y: 100, width: 100, height: 100), radius: 0)
    stage.root.addSublayer(layer)
    stage.present()
    stage.loop.advance(by: 0.1)
    let grow = CABasicAnimation(keyPath: "backdropRadius")
    grow.fromValue = 0
    grow.toValue = 10
    grow.duration = 1
    layer.add(grow, forKey: nil)
    layer.radius = 10
    func redAt145() -> Int { Int(stage.color(154, 150).dropFirst().prefix(2), radix: 16) ?? -1 }
    var reds: [Int] = []
    for _ in 0..<6 {
      stage.loop.advance(by: 0.2)
      reds.append(redAt145())
    }
    // More and more of the red beside shows.
    #expect(reds == reds.sorted())
    #expect(reds[0] < 20)
    #expect(reds[5] > 60)
  }

  @Test func itIsPaintedInOtherContextsToo() throws {
    let bitmap = try #require(Bitmap(width: 300, height: 300))
    stage.root.addSublayer(backdrop(CGRect(x: 100, y: 100, width: 100, height: 100)))
    stage.frame()
    stage.root.render(in: bitmap.makeContext())
    let rendered = try #require(bitmap.makeImage())
    let seen = try #require(stage.tree.bitmap?.makeImage())
    for x in stride(from: 90, to: 210, by: 4) {
      let (a, b) = (rendered.color(x: x, y: 150)!, seen.color(x: x, y: 150)!)
      #expect(abs(a.red - b.red) < 0.01 && abs(a.blue - b.blue) < 0.01)
    }
  }

  @Test func vibranceAddsToWhatIsBeneath() {
    let text = CALayer.still(
      CGRect(x: 100, y: 0, width: 100, height: 100), .init(gray: 0.2, alpha: 1))
    text.vibrance = Vibrance(lightens: true, usesColor: true, strength: 1, saturation: 1)
    stage.root.addSublayer(text)
    stage.frame()
    #expect(stage.color(120, 50) == "#FF3333FF")
    #expect(stage.color(180, 50) == "#3333FFFF")
    #expect(stage.color(90, 50) == "#FF0000FF")
    text.vibrance?.lightens = false
    stage.frame()
    #expect(stage.color(120, 50) == "#330000FF")
    text.vibrance?.usesColor = false
    text.vibrance?.strength = 0.4
    stage.frame()
    #expect(stage.color(180, 50) == "#000099FF")
    text.vibrance = nil
    stage.frame()
    #expect(stage.color(120, 50) == "#333333FF")
  }
}
