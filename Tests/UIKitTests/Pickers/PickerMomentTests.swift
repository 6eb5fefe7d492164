import Foundation
import Testing
import UIKit

/// Pickers whose data, delegate or window goes at the wrong moment.
@Suite @MainActor struct PickerMomentTests {
  private let letters = (0..<40).map { "Row \($0)" }

  @Test func withoutAnything() {
    let picker = UIPickerView()
    #expect(picker.frame == CGRect(x: 0, y: 0, width: 320, height: 216))
    #expect(picker.numberOfComponents == 0 && picker.numberOfRows(inComponent: 0) == 0)
    #expect(picker.selectedRow(inComponent: 0) == -1)
    #expect(picker.rowSize(forComponent: 0) == .zero)
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    picker.reloadAllComponents()
    let told = diagnostics {
      picker.reloadComponent(0)
      picker.selectRow(0, inComponent: 0, animated: true)
      picker.selectRow(-1, inComponent: -1, animated: false)
    }
    #expect(told.count == 3)
  }

  @Test func noComponentsAndNoRows() {
    let rig = PickerRig([])
    rig.fling()
    rig.settle()
    #expect(rig.picker.numberOfComponents == 0 && rig.source.take() == [])
    let empty = PickerRig([[], ["One"]])
    empty.fling(80)
    empty.stage.tap(80, 170)
    empty.settle()
    #expect(empty.selected == [-1, 0] && empty.source.take() == [])
    // A single row gives way, and comes back.
    empty.drag(240, by: -60)
    empty.settle()
    #expect(empty.selected == [-1, 0] && empty.source.take() == ["1-0"])
  }

  @Test func fewerRowsWhileItTurns() {
    let rig = PickerRig([letters])
    rig.picker.selectRow(30, inComponent: 0, animated: false)
    rig.fling()
    rig.stage.advance(0.1)
    rig.source.titles = [["A", "B", "C"]]
    rig.picker.reloadComponent(0)
    #expect(rig.selected == [2])
    rig.settle()
    #expect(rig.selected == [2] && rig.source.take() == ["0-2"])
    #expect(rig.frames().keys.sorted() == [0, 1, 2])
  }

  @Test func noRowsWhileItTurns() {
    let rig = PickerRig([letters])
    rig.fling()
    rig.stage.advance(0.1)
    rig.source.titles = [[]]
    rig.picker.reloadAllComponents()
    rig.settle()
    #expect(rig.selected == [-1] && rig.source.take() == [])
    rig.source.titles = [letters]
    rig.picker.reloadAllComponents()
    rig.settle()
    #expect(rig.selected == [0] && rig.frames()[0] != nil)
  }

  @Test func otherRowsWhileItTurnsAreShown() {
    let rig = PickerRig([letters])
    rig.fling()
    rig.stage.advance(0.1)
    rig.source.titles = [letters.map { "New " + $0 }]
    rig.picker.reloadAllComponents()
    rig.settle()
    let row = rig.selected[0]
    #expect(rig.source.take() == ["0-\(row)"] && row > 3)
    let label = rig.picker.view(forRow: row, forComponent: 0) as? UILabel
    #expect(label?.text == "New Row \(row)")
  }

  @Test func fewerWheelsWhileOneTurns() {
    let rig = PickerRig([letters, letters])
    rig.fling(240)
    rig.stage.advance(0.1)
    rig.source.titles = [letters]
    rig.picker.reloadAllComponents()
    rig.settle()
    #expect(rig.selected == [0] && rig.source.take() == [])
  }

  @Test func removedWhileItTurnsItIsWhereItWasGoing() {
    let rig = PickerRig([letters])
    rig.fling()
    rig.stage.advance(0.1)
    let heading = rig.selected
    rig.picker.removeFromSuperview()
    #expect(rig.selected == heading && rig.source.take() == ["0-\(heading[0])"])
    rig.settle()
    #expect(rig.stage.isIdle && rig.source.take() == [])
    rig.stage.root.addSubview(rig.picker)
    rig.settle()
    #expect(rig.frames()[heading[0]].map { abs($0.minY - 92) < 1e-6 } == true)
  }

  @Test func removedWhileAFingerHasIt() {
    let rig = PickerRig([letters])
    rig.drag(by: -10 - 32 * 2 - 10, lifts: false)
    rig.picker.removeFromSuperview()
    #expect(rig.selected == [2] && rig.source.take() == ["0-2"])
    rig.stage.touch(.ended, 160, 20)
    rig.settle()
    #expect(rig.source.take() == [])
  }

  @Test func delegateAndSourceFreedWhileItTurns() {
    let rig = PickerRig([letters])
    weak var weakSource: PickerSource?
    do {
      let source = PickerSource([letters])
      weakSource = source
      rig.picker.dataSource = source
      rig.picker.delegate = source
      rig.stage.advance(0.1)
      rig.fling()
      rig.stage.advance(0.1)
    }
    #expect(weakSource == nil)
    rig.settle()
    // The rows are still there, and nobody says what they are called.
    let row = rig.selected[0]
    #expect(row > 3 && rig.picker.numberOfRows(inComponent: 0) == 40)
    rig.picker.reloadAllComponents()
    #expect(rig.picker.numberOfComponents == 0 && rig.source.take() == [])
  }

  @Test func theDelegateMayDoAnything() {
    let rig = PickerRig([letters])
    rig.source.whenChosen = { picker in
      picker.reloadAllComponents()
      picker.selectRow(3, inComponent: 0, animated: true)
    }
    rig.fling()
    rig.settle()
    #expect(rig.selected == [3] && rig.source.take().count == 1)
    rig.source.whenChosen = { $0.removeFromSuperview() }
    rig.fling()
    rig.settle()
    #expect(rig.picker.window == nil && rig.source.take().count == 1)
  }

  @Test func aPickerGoesWithItsSuperview() {
    weak var picker: UIPickerView?
    let source = PickerSource([letters])
    let stage = Stage()
    do {
      let view = UIPickerView()
      picker = view
      view.dataSource = source
      view.delegate = source
      stage.root.addSubview(view)
      stage.advance(0.1)
      stage.touch(.began, 160, 108)
      stage.touch(.moved, 160, 20)
      stage.touch(.ended, 160, 20)
      stage.advance(0.1)
      view.removeFromSuperview()
    }
    stage.advance(1)
    #expect(picker == nil)
  }
}
