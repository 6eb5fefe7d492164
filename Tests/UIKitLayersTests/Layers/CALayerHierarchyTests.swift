import Foundation
import Testing
import UIKitGraphics
import UIKitLoop

@testable import UIKitLayers

@MainActor
@Suite struct CALayerHierarchyTests {
  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private func order(_ layer: CALayer) -> String {
    (layer.sublayers ?? []).map { $0.name ?? "?" }.joined()
  }

  @Test func insertsWhereItIsTold() {
    let root = CALayer()
    let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
    root.addSublayer(a)
    root.insertSublayer(b, at: 0)
    root.insertSublayer(c, above: b)
    root.insertSublayer(d, below: b)
    #expect(order(root) == "dbca")
    root.insertSublayer(a, at: 99)
    root.addSublayer(d)
    #expect(order(root) == "bcad")
    root.insertSublayer(b, above: c)
    #expect(order(root) == "cbad")
    root.insertSublayer(d, below: named("stranger"))
    root.insertSublayer(a, above: a)
    #expect(order(root) == "cbad")
    let e = named("e")
    root.replaceSublayer(b, with: e)
    #expect(order(root) == "cead")
    #expect(b.superlayer == nil && e.superlayer === root)
    root.sublayers = [d, b]
    #expect(order(root) == "db" && a.superlayer == nil)
    root.sublayers = nil
    #expect(root.sublayers == nil)
  }

  @Test func aLayerIsInOnePlaceOnly() {
    let (one, two, layer) = (CALayer(), CALayer(), CALayer())
    one.addSublayer(layer)
    two.addSublayer(layer)
    #expect(one.sublayers == nil && layer.superlayer === two)
    layer.removeFromSuperlayer()
    layer.removeFromSuperlayer()
    #expect(two.sublayers == nil && layer.superlayer == nil)
  }

  @Test func aCircleIsRefusedWithAMessage() {
    let messages = Messages()
    let (outer, inner) = (named("outer"), named("inner"))
    outer.addSublayer(inner)
    inner.addSublayer(outer)
    inner.addSublayer(inner)
    inner.mask = outer
    inner.replaceSublayer(named("x"), with: outer)
    #expect(outer.superlayer == nil && inner.sublayers == nil && inner.mask == nil)
    #expect(messages.texts.contains { $0.contains("\"outer\" cannot be its sublayer") })
    #expect(messages.texts.contains { $0.contains("\"outer\" cannot be its mask") })
  }

  @Test func sublayersDoNotKeepTheirSuperlayer() {
    let layer = CALayer()
    weak var superlayer: CALayer?
    do {
      let outer = CALayer()
      superlayer = outer
      outer.addSublayer(layer)
    }
    #expect(superlayer == nil && layer.superlayer == nil)
    let other = CALayer()
    other.addSublayer(layer)
    #expect(layer.superlayer === other)
  }

  @Test func treesAndLayersGoWithTheirLastOwner() {
    weak var layer: CALayer?
    weak var tree: LayerTree?
    do {
      let stage = Stage()
      stage.present()
      tree = stage.tree
      let child = CALayer()
      layer = child
      child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      child.backgroundColor = .red
      stage.root.addSublayer(child)
      stage.loop.advance(by: 0.1)
      child.opacity = 0.5
      stage.loop.advance(by: 0.1)
      #expect(child.animationKeys() == ["opacity"])
    }
    #expect(layer == nil && tree == nil)
  }

  @Test func aMaskBelongsToOneLayer() {
    let (one, two, mask) = (CALayer(), CALayer(), CALayer())
    one.mask = mask
    two.mask = mask
    #expect(one.mask == nil && two.mask === mask)
    one.addSublayer(mask)
    #expect(two.mask == nil && mask.superlayer === one)
  }
}
