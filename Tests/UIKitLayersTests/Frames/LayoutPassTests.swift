import Foundation
import Testing
import UIKitGraphics

@testable import UIKitLayers

@MainActor
@Suite struct LayoutPassTests {
  /// Lays out by a closure, and writes down that it did.
  private final class Layout: CALayer {
    var log: (String) -> Void = { _ in }
    var place: (CALayer) -> Void = { _ in }
    override func layoutSublayers() {
      log(name ?? "?")
      place(self)
    }
  }

  private final class Log {
    var names: [String] = []
  }

  private let log = Log()

  private func layer(_ name: String, in superlayer: CALayer? = nil) -> Layout {
    let layer = Layout()
    layer.makeStill()
    layer.name = name
    layer.log = { [log] in log.names.append($0) }
    superlayer?.addSublayer(layer)
    return layer
  }

  @Test func goesTopDownAndOnlyWhereItWasAskedFor() {
    let stage = Stage()
    let a = layer("a", in: stage.root)
    let b = layer("b", in: a)
    let c = layer("c", in: b)
    let d = layer("d", in: stage.root)
    stage.frame()
    log.names = []
    c.setNeedsLayout()
    a.setNeedsLayout()
    #expect(stage.frame() == nil)
    #expect(log.names == ["a", "c"])
    #expect(stage.tree.statistics.layoutCount == 2)
    log.names = []
    stage.frame()
    #expect(log.names == [])
    d.bounds.size.width = 50
    d.bounds.origin.y = 5
    #expect(d.needsLayout())
    stage.tree.layoutIfNeeded()
    #expect(log.names == ["d"])
  }

  @Test func whatALayoutAsksForIsDoneInTheSamePass() {
    let stage = Stage()
    let a = layer("a", in: stage.root)
    let b = layer("b", in: a)
    a.place = { _ in b.bounds.size.width = 20 }
    b.place = { [stage] in
      if $0.sublayers == nil { _ = self.layer("new", in: $0) }
      stage.root.backgroundColor = .red
    }
    stage.frame()
    #expect(log.names == ["a", "b", "b"])
    #expect(!stage.tree.isFrameNeeded)
    #expect(stage.color(1, 1) == "#FF0000FF")
  }

  @Test func layoutThatNeverRestsIsStoppedWithAMessage() {
    let messages = Messages()
    let stage = Stage()
    let a = layer("restless", in: stage.root)
    let b = layer("b", in: a)
    a.place = { _ in b.setNeedsLayout() }
    b.place = { _ in a.setNeedsLayout() }
    stage.frame()
    #expect(log.names.count <= 2 * LayoutPass.mostRuns)
    #expect(messages.texts.contains { $0.contains("restless") && $0.contains("more than 64") })
  }

  @Test func layoutThatCallsItselfIsStoppedToo() {
    let messages = Messages()
    let a = layer("a")
    let b = layer("b", in: a)
    a.place = { _ in
      b.setNeedsLayout()
      b.layoutIfNeeded()
    }
    b.place = { _ in
      a.setNeedsLayout()
      b.setNeedsLayout()
      b.layoutIfNeeded()
    }
    a.layoutIfNeeded()
    #expect(log.names.count <= 2 * LayoutPass.mostRuns)
    #expect(messages.texts.count == 2)
  }

  @Test func layoutIfNeededGoesUpAsFarAsItWasAskedFor() {
    let root = layer("root")
    let a = layer("a", in: root)
    let b = layer("b", in: a)
    let c = layer("c", in: b)
    root.layoutIfNeeded()
    log.names = []
    c.layoutIfNeeded()
    #expect(log.names == [])
    a.setNeedsLayout()
    c.setNeedsLayout()
    b.setNeedsLayout()
    c.layoutIfNeeded()
    #expect(log.names == ["a", "b", "c"])
    log.names = []
    a.setNeedsLayout()
    c.setNeedsLayout()
    c.layoutIfNeeded()
    #expect(log.names == ["c"])
  }

  @Test func theDelegateLaysOut() {
    final class Owner: CALayerDelegate {
      var count = 0
      func layoutSublayers(of layer: CALayer) { count += 1 }
    }
    let owner = Owner()
    let layer = CALayer()
    layer.delegate = owner
    layer.addSublayer(CALayer())
    layer.layoutIfNeeded()
    layer.layoutIfNeeded()
    #expect(owner.count == 1)
  }
}
