import Foundation
import Testing
import UIKit

/// What turns a wheel, and who is told of it.
@Suite @MainActor struct PickerTurningTests {
  private let letters = (0..<40).map { "Row \($0)" }

  @Test func aDragTurnsByRowsAndTellsOnce() {
    let rig = PickerRig([letters])
    // Ten points until it begins, then one to one.
    rig.drag(by: -10 - 32 * 3 - 12)
    #expect(rig.source.take() == [])
    rig.settle()
    #expect(rig.selected == [3] && rig.source.take() == ["0-3"])
    rig.settle()
    #expect(rig.source.take() == [])
  }

  @Test func aFlingComesToRestAtARow() {
    let rig = PickerRig([letters])
    rig.fling()
    let heading = rig.selected[0]
    #expect(heading > 4)
    var isBetween = false
    while !rig.stage.isIdle {
      rig.stage.advance(1.0 / 60)
      let frame = rig.frames()[heading]
      if let frame, frame.height < 31.9 { isBetween = true }
      #expect(rig.selected == [heading])
    }
    #expect(isBetween)
    #expect(rig.source.take() == ["0-\(heading)"])
    #expect(rig.frames()[heading].map { abs($0.minY - 92) < 1e-6 } == true)
  }

  @Test func aFlingBeyondTheEndComesBackToTheLastRow() {
    let rig = PickerRig([letters])
    for _ in 0..<3 { rig.fling(by: -200) }
    rig.settle()
    #expect(rig.selected == [39] && rig.source.take().last == "0-39")
    rig.drag(by: -200)
    rig.settle()
    #expect(rig.selected == [39])
  }

  @Test func aTapOnARowTurnsToItInThreeTenths() {
    let rig = PickerRig([letters])
    rig.stage.tap(160, 168)
    #expect(rig.selected == [2])
    rig.stage.advance(0.2)
    #expect(rig.source.take() == [])
    rig.stage.advance(0.15)
    #expect(rig.source.take() == ["0-2"])
    rig.stage.tap(160, 20)
    rig.settle()
    // There is nothing above the first row.
    #expect(rig.selected == [0] && rig.source.take() == ["0-0"])
    rig.stage.tap(160, 108)
    rig.settle()
    #expect(rig.source.take() == [])
  }

  @Test func aTouchOnAMovingWheelStopsItAtARow() {
    let rig = PickerRig([letters])
    rig.fling()
    rig.stage.advance(0.25)
    rig.stage.touch(.began, 160, 40)
    let held = rig.frames()
    rig.stage.advance(1)
    #expect(rig.frames() == held && rig.source.take() == [])
    rig.stage.touch(.ended, 160, 40)
    rig.settle()
    #expect(rig.source.take() == ["0-\(rig.selected[0])"])
    #expect(rig.frames()[rig.selected[0]].map { abs($0.height - 32) < 1e-6 } == true)
  }

  @Test func aTouchOnAWheelThatCodeTurnsMakesItAPersons() {
    let rig = PickerRig([letters])
    rig.picker.selectRow(12, inComponent: 0, animated: true)
    rig.stage.advance(0.15)
    rig.stage.touch(.began, 160, 108)
    rig.stage.advance(0.5)
    rig.stage.touch(.ended, 160, 108)
    rig.settle()
    let row = rig.selected[0]
    #expect(row > 2 && row < 11 && rig.source.take() == ["0-\(row)"])
  }

  @Test func codeTurnsAndNobodyIsTold() {
    let rig = PickerRig([letters, letters])
    rig.picker.selectRow(7, inComponent: 1, animated: false)
    #expect(rig.selected == [0, 7])
    rig.picker.selectRow(9, inComponent: 0, animated: true)
    #expect(rig.selected == [9, 7])
    rig.stage.advance(0.15)
    #expect(rig.frames()[9].map { $0.height < 32 } ?? true)
    rig.stage.advance(0.2)
    #expect(rig.frames()[9].map { abs($0.height - 32) < 1e-6 } == true)
    rig.settle()
    #expect(rig.source.take() == [])
  }

  @Test func codeTakesAWheelFromAPersonWhoThrewIt() {
    let rig = PickerRig([letters])
    rig.fling()
    rig.stage.advance(0.1)
    rig.picker.selectRow(1, inComponent: 0, animated: true)
    rig.settle()
    #expect(rig.selected == [1] && rig.source.take() == [])
  }

  @Test func codeMeanwhileDoesNotSilenceAFingerThatDrags() {
    let rig = PickerRig([letters])
    rig.drag(by: -10 - 64, lifts: false)
    rig.picker.selectRow(20, inComponent: 0, animated: false)
    rig.stage.touch(.moved, 160, 108 - 10 - 96)
    rig.stage.advance(0.2)
    rig.stage.touch(.ended, 160, 108 - 10 - 96)
    rig.settle()
    #expect(rig.selected == [21] && rig.source.take() == ["0-21"])
  }

  @Test func wheelsTurnByThemselves() {
    let rig = PickerRig([letters, letters, letters])
    rig.fling(55)
    rig.fling(265)
    rig.settle()
    let rows = rig.selected
    #expect(rows[0] > 0 && rows[1] == 0 && rows[2] > 0)
    #expect(rig.source.take().sorted() == ["0-\(rows[0])", "2-\(rows[2])"])
  }

  @Test func insideAScrollViewTheWheelTurnsAndTheScreenStays() {
    let rig = PickerRig([letters])
    let scroll = UIScrollView(frame: rig.stage.root.bounds)
    scroll.contentSize = CGSize(width: 320, height: 2000)
    rig.stage.root.addSubview(scroll)
    scroll.addSubview(rig.picker)
    rig.stage.advance(0.1)
    rig.drag(by: -74)
    rig.settle()
    #expect(rig.selected == [2] && scroll.contentOffset == .zero)
    rig.picker.selectRow(39, inComponent: 0, animated: false)
    rig.drag(by: -74)
    rig.settle()
    #expect(rig.selected == [39] && scroll.contentOffset == .zero)
  }

  @Test func aPickerThatIsResizedKeepsItsRows() {
    let rig = PickerRig([letters])
    rig.picker.selectRow(17, inComponent: 0, animated: false)
    for height in [120.0, 500, 33, 0, 216] {
      rig.picker.frame.size.height = height
      rig.stage.advance(0.1)
      #expect(rig.selected == [17])
    }
    #expect(rig.frames()[17].map { abs($0.minY - 92) < 1e-6 } == true)
    rig.picker.selectRow(30, inComponent: 0, animated: true)
    rig.stage.advance(0.1)
    rig.picker.frame.size.height = 180
    rig.source.rowHeight = 44
    rig.settle()
    #expect(rig.selected == [30] && rig.source.take() == [])
    #expect(rig.frames()[30].map { abs($0.midY - 90) < 1e-6 } == true)
  }
}
