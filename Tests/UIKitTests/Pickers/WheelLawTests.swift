import Foundation
import Testing
import UIKit

/// Where rows are seen, as measured on UIKit.
@Suite @MainActor struct WheelLawTests {
  @Test("216 points and rows of 32: the nine rows that were measured")
  func measured() {
    let law = WheelLaw(height: 216, rowHeight: 32)
    let tops: [CGFloat] = [92, 124.4471, 155.1118, 180.6713, 198.3557]
    let heights: [CGFloat] = [32, 30.2662, 25.2525, 17.5023, 7.8555]
    for distance in 0...4 {
      let below = law.place(at: CGFloat(distance))
      let above = law.place(at: CGFloat(-distance))
      #expect(abs((below?.top ?? 0) - tops[distance]) < 5e-4)
      #expect(abs((below?.height ?? 0) - heights[distance]) < 5e-4)
      #expect(abs((above?.bottom ?? 0) - (216 - tops[distance])) < 5e-4)
    }
    #expect(law.place(at: 5) == nil && law.place(at: -5) == nil)
    #expect(law.rows(at: 10, count: 100) == 6..<15)
    #expect(law.rows(at: 0, count: 3) == 0..<3)
    #expect(law.rows(at: 2.5, count: 100) == 0..<8)
  }

  /// The law once more, from its words.
  private func place(_ height: CGFloat, _ row: CGFloat, _ distance: CGFloat) -> (CGFloat, CGFloat)?
  {
    let table = height + 75
    let turn = distance * 2 * .pi / (2 * table / row).rounded(.up)
    guard abs(turn) < .pi / 2 - 1e-9 else { return nil }
    let seen = row * cos(turn)
    return (height / 2 + 0.334225372 * table * sin(turn) - seen / 2, seen)
  }

  nonisolated static let heights: [CGFloat] = [120, 162, 180, 216, 251, 300, 377.5, 500]

  @Test("On the screen, at rest and as a finger has them, within 5e-4 points", arguments: heights)
  func onTheScreen(height: CGFloat) {
    let rig = PickerRig([(0..<60).map { "Row \($0)" }])
    rig.picker.frame.size.height = height
    rig.picker.selectRow(30, inComponent: 0, animated: false)
    let middle = height / 2
    for rowHeight in stride(from: CGFloat(20), through: 60, by: 2.5) {
      rig.source.rowHeight = rowHeight
      rig.picker.reloadAllComponents()
      rig.picker.selectRow(30, inComponent: 0, animated: false)
      rig.stage.advance(0.1)
      check(rig, height, rowHeight, position: 30)
      rig.stage.touch(.began, 160, middle)
      // The first ten points of its way move nothing.
      for way in [10.0, 13, 21.5, 29, 36.5] {
        rig.stage.touch(.moved, 160, middle + way)
        check(rig, height, rowHeight, position: 30 - (way - 10) / rowHeight)
      }
      rig.stage.touch(.cancelled, 160, middle)
      rig.settle()
    }
  }

  private func check(_ rig: PickerRig, _ height: CGFloat, _ row: CGFloat, position: CGFloat) {
    // What is at rest is so to the row; what a finger has to the pixel, half a point.
    let rest = position.rounded() == position
    let pixels = (position * row - height / 2 + row / 2) * 2
    let seen = rest ? position : (pixels.rounded() / 2 + height / 2 - row / 2) / row
    let frames = rig.frames()
    var count = 0
    for index in 0..<60 {
      guard let (top, high) = place(height, row, CGFloat(index) - seen) else { continue }
      count += 1
      guard let frame = frames[index] else {
        Issue.record("row \(index) is not there: \(height), \(row), \(position)")
        continue
      }
      #expect(abs(frame.minY - top) < 5e-4 && abs(frame.height - high) < 5e-4)
    }
    #expect(frames.count == count)
  }

  @Test(
    "Numbers that make no sense are answered",
    arguments: [0, -5, CGFloat.nan, .infinity, 1e-300, 1e300])
  func oddNumbers(number: CGFloat) {
    for law in [
      WheelLaw(height: number, rowHeight: 32), WheelLaw(height: 216, rowHeight: number),
      WheelLaw(height: number, rowHeight: number),
    ] {
      let middle = law.place(at: 0)
      #expect(middle.map { $0.top.isFinite && $0.height > 0 } == true)
      #expect(law.rows(at: number, count: 1000).count < 1000)
      #expect(law.rows(at: 5, count: 0).isEmpty)
      #expect(abs(law.distance(at: 1)) < 10_000)
    }
  }

  @Test func aTouchIsOnTheRowThatIsSeenThere() {
    let law = WheelLaw(height: 216, rowHeight: 32)
    for distance in -4...4 {
      let place = law.place(at: CGFloat(distance))!
      #expect(law.distance(at: place.center) == distance)
    }
    #expect(law.distance(at: -1000) == -5 && law.distance(at: 1000) == 5)
  }
}
