import Foundation
import Testing
import UIKitGraphics

@testable import UIKitLayers

/// Layers that read what is beneath them, in scenes that change at random: what is painted little by little
/// must be what is painted at once.
@MainActor
@Suite struct BackdropScenesTests {
  @Test(arguments: 20...34)
  func whatIsPaintedInPartsIsAsPaintedAtOnce(seed: UInt64) throws {
    let scene = Scene(seed: seed)
    scene.stage.frame()
    for step in 0..<25 {
      scene.change()
      scene.stage.frame()
      let inParts = try #require(scene.stage.tree.bitmap?.makeImage())
      scene.stage.tree.region.addAll()
      scene.stage.frame()
      let atOnce = try #require(scene.stage.tree.bitmap?.makeImage())
      let differences = Self.differences(inParts, atOnce)
      // Cairo smooths slanted edges a little differently where a clip begins elsewhere.
      #expect(differences.count <= 8, "seed \(seed), step \(step)")
      #expect(differences.max() ?? 0 <= 24, "seed \(seed), step \(step)")
      if differences.count > 8 { return }
    }
  }

  /// By how much channels of pixels differ that differ by more than what is rounded.
  private static func differences(_ a: CGImage, _ b: CGImage) -> [Int] {
    a.withUnsafeBytes { a in
      b.withUnsafeBytes { b in
        zip(a, b).compactMap { abs(Int($0) - Int($1)) > 3 ? abs(Int($0) - Int($1)) : nil }
      }
    }
  }
}

/// Some layers, some of them with backdrops, nested, faded, turned and cut.
@MainActor
private final class Scene {
  let stage = Stage(width: 160, height: 160)
  private var layers: [CALayer] = []
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
    stage.root.backgroundColor = .white
    for _ in 0..<9 { add() }
  }

  func change() {
    for _ in 0...random(2) { changeOne() }
  }

  private func changeOne() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let layer = layers[random(layers.count)]
    switch random(9) {
    case 0: layer.position = CGPoint(x: random(160), y: random(160))
    case 1: layer.backgroundColor = layer is BackdropLayer ? nil : color()
    case 2: layer.opacity = [1, 0.5, 0.8][random(3)]
    case 3: layer.isHidden.toggle()
    case 4:
      layer.removeFromSuperlayer()
      layers.removeAll { $0 === layer }
      add()
    case 5: (layer as? BackdropLayer)?.radius = CGFloat(random(9))
    case 6:
      layer.setAffineTransform(random(2) == 0 ? .identity : CGAffineTransform(rotationAngle: 0.3))
    case 7: layer.zPosition = CGFloat(random(3))
    default: layer.bounds.size.width = CGFloat(20 + random(80))
    }
  }

  private func add() {
    let isBackdrop = random(2) == 0
    let layer = isBackdrop ? BackdropLayer() : CALayer()
    layer.frame = CGRect(
      x: random(140), y: random(140), width: 20 + random(70), height: 20 + random(70))
    if let layer = layer as? BackdropLayer {
      layer.radius = CGFloat(2 + random(6))
      layer.saturation = CGFloat(1 + random(2))
      layer.tint = CGColor(red: 1, green: 1, blue: 1, alpha: 0.3)
    } else {
      layer.backgroundColor = color()
      if random(4) == 0 {
        layer.vibrance = Vibrance(
          lightens: random(2) == 0, usesColor: true, strength: 0.7, saturation: 1.5)
      }
    }
    if random(3) == 0 { layer.cornerRadius = 12 }
    layer.masksToBounds = random(3) == 0
    if random(6) == 0 {
      let mask = CALayer()
      mask.backgroundColor = .black
      mask.frame = CGRect(x: 5, y: 5, width: 40, height: 40)
      mask.cornerRadius = 15
      layer.mask = mask
    }
    if random(2) == 0, let parent = layers.randomElement(using: &generator) {
      parent.addSublayer(layer)
    } else {
      stage.root.addSublayer(layer)
    }
    layers.append(layer)
  }

  private var generator: Generator {
    get { Generator(state: state) }
    set { state = newValue.state }
  }

  private func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private func color() -> CGColor {
    CGColor(
      red: CGFloat(random(2)), green: CGFloat(random(2)), blue: CGFloat(random(2)), alpha: 1)
  }
}

/// Random numbers that come again with the same seed (SplitMix64).
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
