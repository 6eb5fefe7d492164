import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Pickers by the keyboard, and for assistive technology.
@Suite @MainActor struct PickerKeysTests {
  private final class Named: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    var chosen: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component)-\(row)" }
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int)
      -> String?
    { ["Hour", "Minute"][component] }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append("\(component)-\(row)")
    }
    func take() -> [String] {
      defer { chosen = [] }
      return chosen
    }
  }

  private let source = Named()
  private let robot: Robot
  private let kept: Kept<UIPickerView>
  private var picker: UIPickerView { kept.value! }

  init() {
    let picker = UIPickerView()
    kept = Kept(picker)
    robot = Robot(picker)
    picker.dataSource = source
    picker.delegate = source
    robot.wait(0.1)
  }

  @Test func arrowsTurnTheWheelWithTheFocusAndChangeWheels() throws {
    robot.press(.tab)
    #expect(picker.wheelColumns[0].isFocused)
    robot.press(.downArrow)
    robot.press(.downArrow)
    robot.press(.downArrow)
    #expect(source.take() == [])
    try robot.settle()
    #expect(source.take() == ["0-3"])
    robot.press(.upArrow)
    try robot.settle()
    #expect(source.take() == ["0-2"])
    robot.press(.rightArrow)
    #expect(picker.wheelColumns[1].isFocused)
    robot.press(.upArrow)
    try robot.settle()
    #expect(source.take() == [] && picker.selectedRow(inComponent: 1) == 0)
    robot.press(.rightArrow)
    #expect(picker.wheelColumns[1].isFocused)
    robot.press(.leftArrow)
    #expect(picker.wheelColumns[0].isFocused)
  }

  @Test func assistiveTechnologyKnowsEachWheel() throws {
    let wheels = picker.wheelColumns
    #expect(wheels.map(\.accessibilityLabel) == ["Hour", "Minute"])
    #expect(wheels.map(\.accessibilityValue) == ["0-0", "1-0"])
    #expect(
      wheels.allSatisfy { $0.isAccessibilityElement && $0.accessibilityTraits == .adjustable })
    robot.run {
      wheels[1].accessibilityIncrement()
      wheels[1].accessibilityIncrement()
      wheels[1].accessibilityDecrement()
    }
    #expect(wheels[1].accessibilityValue == "1-1")
    try robot.settle()
    #expect(source.take() == ["1-1"])
    picker.isUserInteractionEnabled = false
    robot.run { wheels[1].accessibilityIncrement() }
    try robot.settle()
    #expect(source.take() == [])
  }

  @Test func aRobotTurnsWheels() throws {
    try robot.set("Minute", to: "1-7")
    #expect(source.take() == ["1-7"] && picker.selectedRow(inComponent: 1) == 7)
    try robot.spin("Hour", by: 4)
    try robot.spin("Hour", by: -1)
    #expect(source.take() == ["0-4", "0-3"])
    try robot.set("0-3", to: "0-5")
    #expect(try robot.text(of: .label("Hour")) == "0-5")
    picker.accessibilityLabel = "Time"
    try robot.set("Time", to: "1-2", component: 1)
    #expect(source.take() == ["0-5", "1-2"])
    #expect(throws: RobotError.self) { try robot.set("Hour", to: "nothing") }
    #expect(throws: RobotError.self) { try robot.spin("Time", by: 1, component: 2) }
    robot.run { robot.window.addSubview(UILabel.named("Alone")) }
    #expect(throws: RobotError.self) { try robot.spin("Alone", by: 1) }
  }
}

extension UILabel {
  fileprivate static func named(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: 60, width: 100, height: 20))
    label.text = text
    return label
  }
}
