import Foundation
import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// What a picker over the screen gives, and when: what people complain about in this field, got right.
@MainActor @Suite struct PickerBlurViewTests {
  private let panel = PanelRig()
  private var robot: Robot { panel.robot }
  private var recorder: PickerRecorder { panel.recorder }

  @Test("27: Done without touching the wheel gives the first row, or the initial one")
  func doneAtOnce() throws {
    let picker = panel.make()
    try panel.show(picker)
    try robot.tap("Done")
    #expect(recorder.take() == [])
    try robot.settle()
    #expect(recorder.take() == ["selected 0-0 Red"] && !picker.isShown)
    robot.run { picker.selectedRows = [2] }
    try panel.show(picker)
    try robot.tap("Done")
    try robot.settle()
    #expect(recorder.take() == ["selected 0-2 Blue"])
  }

  @Test("28: Done while the wheel spins gives the row it is heading for, once")
  func doneWhileItSpins() throws {
    let picker = panel.make((0..<60).map { "Row \($0)" })
    try panel.show(picker)
    try robot.swipe(.up, on: .type(UIPickerView.self), distance: 90)
    robot.wait(0.1)
    let heading = picker.wheels.selectedRow(inComponent: 0)
    #expect(heading > 4)
    try robot.tap("Done")
    try robot.settle()
    #expect(
      recorder.take() == [
        "changed 0-\(heading) Row \(heading)", "selected 0-\(heading) Row \(heading)",
      ])
    #expect(picker.selectedRows == [heading])
  }

  @Test("29: No rows: Done gives nothing; rows out of range are clamped; columns differ in length")
  func oddRows() throws {
    let picker = panel.make([])
    try panel.show(picker)
    try robot.tap("Done")
    try robot.settle()
    #expect(recorder.take() == [] && picker.selectedRows == [-1])
    robot.run {
      picker.configData(columns: [["A", "B"], [], [1, 2, 3, 4, 5]])
      picker.selectedRows = [99, 3, -7, 4]
    }
    #expect(picker.selectedRows == [1, -1, 0])
    try panel.show(picker)
    try robot.spin(.type(UIPickerView.self), by: 3, component: 2)
    try robot.tap("Done")
    try robot.settle()
    #expect(recorder.take() == ["changed 2-3 4", "selected 0-1 B", "selected 2-3 4"])
    robot.run { picker.configData(columns: []) }
    try panel.show(picker)
    try robot.tap("Done")
    try robot.settle()
    #expect(recorder.take() == [] && picker.selectedValues.isEmpty)
  }

  @Test("36: Changes are a person's, to a different row, and apart from Done")
  func changes() throws {
    let picker = panel.make()
    try panel.show(picker)
    robot.run {
      picker.selectedRows = [3]
      picker.configData(["Red", "Green", "Blue", "Black"])
    }
    try robot.settle()
    #expect(recorder.take() == [])
    try robot.spin(.type(UIPickerView.self), by: 2)
    #expect(recorder.take() == ["changed 0-2 Blue"])
    // Pulled away and back.
    let wheel = picker.wheels.subviews.compactMap { $0 as? UIScrollView }[0]
    let middle = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: nil)
    let finger = try robot.touchDown(at: middle)
    try finger.move(by: CGVector(dx: 0, dy: -40), duration: 0.2)
    try finger.move(by: CGVector(dx: 0, dy: 35), duration: 0.2)
    finger.rest(0.2)
    try finger.up()
    try robot.settle()
    #expect(recorder.take() == [])
    try robot.tap("Cancel")
    try robot.settle()
    #expect(recorder.take() == ["cancelled"])
  }

  @Test func withoutABarEachChoiceIsTakenOnTheWay() throws {
    let picker = panel.make()
    robot.run { picker.isToolbarHidden = true }
    try panel.show(picker)
    #expect(!robot.exists("Done"))
    try robot.spin(.type(UIPickerView.self), by: 1)
    #expect(recorder.take() == ["changed 0-1 Green", "selected 0-1 Green"])
    var ended: [[Int]?] = []
    try robot.tap(at: CGPoint(x: 195, y: 200))
    try robot.settle()
    #expect(recorder.take() == [] && picker.selectedRows == [1])
    _ = robot.run { picker.showPickerView { ended.append($0?.map(\.row)) } }
    try robot.settle()
    robot.run { picker.hidePickerView() }
    try robot.settle()
    #expect(ended == [nil] && recorder.take() == ["cancelled"])
    _ = robot.run { picker.showPickerView { ended.append($0?.map(\.row)) } }
    try robot.settle()
    try robot.swipe(.up, on: .type(UIPickerView.self), distance: 60)
    robot.press(.escape)
    try robot.settle()
    #expect(ended == [nil, [3]])
    #expect(recorder.take() == ["changed 0-3 Black", "selected 0-3 Black"])
  }

  @Test func columnsFollowEachOther() throws {
    let picker = panel.make()
    let cities = ["Vietnam": ["Hanoi", "Hue"], "Spain": ["Madrid", "Toledo", "Hue"]]
    let countries = ["Vietnam", "Spain"]
    robot.run {
      picker.configData(numberOfColumns: 2) { column, chosen in
        column == 0 ? countries : cities[countries[chosen[0]]] ?? []
      }
    }
    try panel.show(picker)
    try robot.spin(.type(UIPickerView.self), by: 1, component: 1)
    try robot.spin(.type(UIPickerView.self), by: 1, component: 0)
    // A city of the same name stays; another goes to the first.
    #expect(picker.selectedRows == [1, 2])
    #expect(recorder.take() == ["changed 1-1 Hue", "changed 0-1 Spain"])
    try robot.spin(.type(UIPickerView.self), by: -1, component: 1)
    try robot.spin(.type(UIPickerView.self), by: -1, component: 0)
    #expect(
      picker.selectedRows == [0, 0]
        && picker.selectedValues.map { "\($0)" } == ["Vietnam", "Hanoi"])
    _ = recorder.take()
    // Done while the first still turns: what follows it has followed.
    let wheel = picker.wheels.subviews.compactMap { $0 as? UIScrollView }[0]
    let middle = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: nil)
    let finger = try robot.touchDown(at: middle)
    try finger.move(by: CGVector(dx: 0, dy: -90), duration: 0.1)
    try finger.up()
    try robot.tap("Done")
    try robot.settle()
    #expect(recorder.take() == ["changed 0-1 Spain", "selected 0-1 Spain", "selected 1-0 Madrid"])
  }

  @Test func aDoubleTapOnDoneAnswersOnce() throws {
    let picker = panel.make()
    var ends = 0
    _ = robot.run { picker.showPickerView { _ in ends += 1 } }
    try robot.settle()
    let button = try robot.find("Done")
    let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    try robot.tap(at: place)
    try robot.tap(at: place)
    robot.run { picker.hidePickerView() }
    try robot.settle()
    #expect(ends == 1 && recorder.take() == ["selected 0-0 Red"])
    // The next screen can be presented at once, and the same picker shown again from its own end.
    _ = robot.run {
      picker.showPickerView { _ in
        ends += 1
        if ends < 4 { picker.showPickerView { _ in ends += 1 } }
      }
    }
    try robot.settle()
    try robot.tap("Cancel")
    try robot.settle()
    #expect(ends == 2 && picker.isShown)
  }

  @Test func fromNibMakesAnyView() {
    let (label, picker) = robot.run { (UILabel.fromNib(), PickerBlurView.fromNib()) }
    label.text = "A label"
    picker.configData(["A", "B"])
    #expect(label.intrinsicContentSize.width > 20 && picker.selectedRows == [0])
  }
}
