import Foundation
import Testing
import UIKitGraphics

@testable import UIKitLayers

@MainActor
@Suite struct DamageTests {
  private let stage = Stage(width: 400, height: 800, scale: 2)

  private func cell(_ index: Int) -> CALayer {
    .still(CGRect(x: 20, y: CGFloat(index) * 100, width: 100, height: 20), .red)
  }

  /// Makes a frame and says how many pixels were painted.
  private func painted(_ change: () -> Void) -> Int {
    change()
    stage.frame()
    return stage.tree.statistics.pixelCount
  }

  @Test func aChangePaintsItsRectangleOnly() {
    let cells = (0..<8).map(cell)
    for cell in cells { stage.root.addSublayer(cell) }
    #expect(painted {} == 800 * 1600)
    #expect(painted { cells[3].backgroundColor = .blue } == 200 * 40)
    #expect(stage.tree.statistics.paintedLayerCount == 2)
    #expect(stage.color(60, 610) == "#0000FFFF")
    #expect(painted { cells[3].backgroundColor = .blue } == 0)
  }

  @Test func aMovePaintsTheOldPlaceAndTheNew() {
    let cell = cell(0)
    cell.addSublayer(.still(CGRect(x: 90, y: 0, width: 30, height: 20), .green))
    stage.root.addSublayer(cell)
    stage.frame()
    #expect(painted { cell.position.y += 300 } == 2 * 240 * 40)
    #expect(stage.color(60, 10) == "#00000000")
    #expect(stage.color(60, 610) == "#FF0000FF")
    #expect(stage.color(250, 610) == "#00FF00FF")
    // By less than its height the two places are one.
    #expect(painted { cell.position.y += 1 } == 240 * 42)
  }

  @Test func aSublayerChangesAfterItsSuperlayerMoved() {
    let cell = cell(0)
    let label = CALayer.still(CGRect(x: 10, y: 5, width: 40, height: 10), .green)
    cell.addSublayer(label)
    stage.root.addSublayer(cell)
    stage.frame()
    cell.position.y += 200
    stage.frame()
    #expect(painted { label.backgroundColor = .blue } == 80 * 20)
    #expect(painted { label.position.x += 45 } == 80 * 20 * 2 + 10 * 20)
    #expect(stage.color(65, 415) == "#FF0000FF")
  }

  @Test func removingAndHiding() {
    let cell = cell(1)
    stage.root.addSublayer(cell)
    stage.frame()
    #expect(painted { cell.isHidden = true } == 200 * 40)
    #expect(painted { cell.backgroundColor = .blue } == 0)
    #expect(painted { cell.isHidden = false } == 200 * 40)
    #expect(painted { cell.removeFromSuperlayer() } == 200 * 40)
    #expect(stage.color(60, 210) == "#00000000")
    #expect(painted { cell.backgroundColor = .green } == 0)
    #expect(painted { stage.root.addSublayer(cell) } == 200 * 40)
    #expect(painted { cell.opacity = 0 } == 200 * 40)
  }

  @Test func whatIsCutOffOrOutsideIsNotPainted() {
    let frame = CALayer.still(CGRect(x: 0, y: 0, width: 100, height: 100))
    frame.masksToBounds = true
    let content = CALayer.still(CGRect(x: 50, y: 50, width: 300, height: 300), .red)
    frame.addSublayer(content)
    stage.root.addSublayer(frame)
    stage.frame()
    #expect(painted { content.backgroundColor = .blue } == 100 * 100)
    let below = CALayer.still(CGRect(x: 0, y: 150, width: 50, height: 50), .red)
    frame.addSublayer(below)
    #expect(painted { below.backgroundColor = .blue } == 0)
    let outside = CALayer.still(CGRect(x: 0, y: 5000, width: 50, height: 50), .red)
    stage.root.addSublayer(outside)
    #expect(stage.frame() == nil)
    #expect(painted { outside.backgroundColor = .blue } == 0)
  }

  @Test func shadowsBelongToTheLayer() {
    let cell = cell(2)
    cell.shadowOpacity = 1
    cell.shadowRadius = 5
    cell.shadowOffset = .zero
    stage.root.addSublayer(cell)
    stage.frame()
    #expect(painted { cell.shadowOpacity = 0 } == (200 + 40) * (40 + 2 * 30) + 20 * 100)
    #expect(painted { cell.backgroundColor = .blue } == 200 * 40)
  }

  @Test func aShadowOfContentsChangesWithThem() {
    let holder = CALayer.still(CGRect(x: 0, y: 100, width: 100, height: 100))
    let dot = CALayer.still(CGRect(x: 40, y: 40, width: 10, height: 10), .red)
    holder.addSublayer(dot)
    holder.shadowOpacity = 1
    holder.shadowRadius = 2
    holder.shadowOffset = CGSize(width: 0, height: 20)
    stage.root.addSublayer(holder)
    stage.frame()
    #expect(stage.color(90, 330) != "#00000000")
    dot.position.x += 30
    stage.frame()
    #expect(stage.color(90, 330) == "#00000000")
    #expect(stage.color(150, 330) != "#00000000")
    dot.removeFromSuperlayer()
    stage.frame()
    #expect(stage.color(150, 330) == "#00000000")
  }

  @Test func aMaskChangesWhatItsLayerShows() {
    let cell = cell(0)
    let mask = CALayer.still(CGRect(x: 0, y: 0, width: 20, height: 20))
    let hole = CALayer.still(CGRect(x: 0, y: 0, width: 20, height: 20), .black)
    mask.addSublayer(hole)
    cell.mask = mask
    stage.root.addSublayer(cell)
    stage.frame()
    #expect(stage.color(60, 20) == "#FF0000FF")
    #expect(stage.color(160, 20) == "#00000000")
    hole.position.x += 60
    stage.frame()
    #expect(stage.color(60, 20) == "#00000000")
    #expect(stage.color(180, 20) == "#FF0000FF")
    hole.opacity = 0.5
    stage.frame()
    #expect(stage.color(180, 20) == "#FF000080")
    cell.mask = nil
    stage.frame()
    #expect(stage.color(60, 20) == "#FF0000FF")
  }

  @Test func resizingPaintsAll() {
    stage.root.addSublayer(cell(0))
    stage.frame()
    #expect(painted { stage.tree.size = CGSize(width: 100, height: 100) } == 200 * 200)
    #expect(stage.root.bounds.size == CGSize(width: 100, height: 100))
    #expect(painted { stage.tree.scale = 1 } == 100 * 100)
    #expect(stage.color(30, 10) == "#FF0000FF")
  }

  @Test func manySmallChangesPaintFewPixels() {
    var cells: [CALayer] = []
    for row in 0..<40 {
      for column in 0..<20 {
        let frame = CGRect(x: CGFloat(column) * 20, y: CGFloat(row) * 20, width: 18, height: 18)
        cells.append(.still(frame, .red))
      }
    }
    for cell in cells { stage.root.addSublayer(cell) }
    stage.frame()
    #expect(painted { cells[0].backgroundColor = .blue } == 36 * 36)
    let pixels = painted {
      for index in [0, 15, 399, 780] { cells[index].backgroundColor = .green }
    }
    #expect(pixels == 4 * 36 * 36)
  }
}
