import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A picker in place of a keyboard.
@MainActor @Suite struct PickerInputTests {
  @Test func aFieldIsFilledByWheels() throws {
    let source = PickerSource([["Hanoi", "Madrid", "Tokyo"]])
    let kept = Kept(UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34)))
    let field = try #require(kept.value)
    field.placeholder = "City"
    let robot = Robot(UIViewController())
    robot.run {
      let picker = UIPickerView()
      picker.dataSource = source
      picker.delegate = source
      field.inputView = picker
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      let done = UIAction { [weak field] _ in field?.resignFirstResponder() }
      bar.items = [.flexibleSpace(), UIBarButtonItem(title: "OK", primaryAction: done)]
      field.inputAccessoryView = bar
      robot.window.rootViewController?.view.addSubview(field)
    }
    source.whenChosen = { [weak field] picker in
      field?.text = source.titles[0][picker.selectedRow(inComponent: 0)]
    }
    try robot.tap("City")
    try robot.settle()
    let picker = try #require(field.inputView)
    #expect(picker.convert(picker.bounds, to: nil) == CGRect(x: 0, y: 594, width: 390, height: 216))
    try robot.set(.type(UIPickerView.self), to: "Tokyo")
    #expect(field.text == "Tokyo" && field.isFirstResponder && source.take() == ["0-2"])
    // Put away while it turns, it has chosen where it was going.
    try robot.swipe(.down, on: .type(UIPickerView.self), distance: 45)
    try robot.tap("OK")
    try robot.settle()
    #expect(!field.isFirstResponder && picker.window == nil)
    #expect(source.take().count == 1 && field.text != "Tokyo")
    try robot.tap(at: CGPoint(x: 100, y: 117))
    try robot.settle()
    #expect(robot.exists(.type(UIPickerView.self)))
  }
}
