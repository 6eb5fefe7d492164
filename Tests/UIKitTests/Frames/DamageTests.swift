import Testing
import UIKit
import UIKitLayers

/// What a change costs: the pixels that are painted anew, and no frame where nothing changed.
@MainActor @Suite struct DamageTests {
  private let stage = Stage()
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 120, height: 24))
  private let other = UILabel(frame: CGRect(x: 20, y: 300, width: 120, height: 24))

  init() {
    stage.root.backgroundColor = .systemBackground
    for view in [label, other] {
      view.text = "One"
      stage.root.addSubview(view)
    }
    stage.advance(0.1)
    stage.forgetFrames()
  }

  private static func pixels(of frame: CGRect) -> CGRect {
    frame.applying(CGAffineTransform(scaleX: 2, y: 2))
  }

  private var statistics: FrameStatistics { stage.window.screen.tree.statistics }

  @Test func aChangedLabelRedrawsItsOwnRectangleOnly() throws {
    label.text = "Two"
    stage.advance(0.1)
    #expect(stage.frames.count == 1)
    #expect(stage.frames.first?.damage.count == 1)
    let damage = try #require(stage.frames.first?.damage.first)
    #expect(Self.pixels(of: label.frame).contains(damage))
    #expect(damage.width > 20 && damage.height > 20)
  }

  @Test func onlyThePixelsOfTheLabelAreComposited() {
    label.text = "Two"
    #expect(stage.application.pipeline.runFrame())
    #expect(statistics.pixelCount > 0 && statistics.pixelCount <= 240 * 48)
    #expect(statistics.displayCount == 1)
    // The root's background, and the label.
    #expect(statistics.paintedLayerCount <= 4)
  }

  @Test func twoLabelsFarApartAreTwoRectangles() {
    label.text = "Two"
    other.text = "Two"
    #expect(stage.application.pipeline.runFrame())
    #expect(statistics.pixelCount > 0 && statistics.pixelCount <= 2 * 240 * 48)
  }

  @Test func theSameAgainIsNoChange() {
    label.text = "One"
    label.textColor = label.textColor
    label.frame = label.frame
    label.alpha = 1
    label.isHidden = false
    stage.root.bringSubviewToFront(other)
    stage.advance(1)
    #expect(stage.frames.count <= 1)
    stage.forgetFrames()
    stage.root.backgroundColor = stage.root.backgroundColor
    label.text = "One"
    stage.advance(1)
    #expect(stage.frames.isEmpty)
  }

  @Test func nothingChangedIsNoFrameForTenSeconds() {
    let before = stage.application.pipeline.framesPresented
    stage.advance(10)
    #expect(stage.frames.isEmpty)
    #expect(stage.application.pipeline.framesPresented == before)
    #expect(stage.isIdle)
    #expect(!stage.application.pipeline.runFrame())
  }

  @Test func aMovedViewPaintsWhereItWasAndWhereItIs() {
    let old = Self.pixels(of: label.frame)
    label.frame.origin.y = 500
    stage.advance(0.1)
    let damage = stage.frames.flatMap(\.damage)
    #expect(damage.count == 2)
    #expect(damage.contains { old.contains($0) })
    #expect(damage.contains { Self.pixels(of: label.frame).contains($0) })
  }

  @Test func whatIsNotSeenCostsNothing() {
    label.isHidden = true
    other.frame.origin.x = 1000
    stage.advance(0.1)
    stage.forgetFrames()
    label.text = "Behind"
    other.text = "Outside"
    stage.advance(0.1)
    #expect(stage.frames.isEmpty)
  }

  @Test func aTouchThatChangesNothingIsNoFrame() {
    stage.tap(10, 700)
    stage.advance(0.5)
    #expect(stage.frames.isEmpty)
  }

  @Test func anAnimationEndsAndIsQuietAfterwards() {
    UIView.animate(withDuration: 0.2) { self.label.alpha = 0.5 }
    stage.advance(0.5)
    #expect(stage.frames.count >= 11)
    stage.forgetFrames()
    stage.advance(5)
    #expect(stage.frames.isEmpty && stage.isIdle)
  }
}
