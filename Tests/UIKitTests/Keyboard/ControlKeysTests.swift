import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Each control by the keyboard alone: what it does, and the events that tell of it.
@Suite @MainActor struct ControlKeysTests {
  private let screen = Kept(UIViewController())
  private let robot: Robot
  private let log = EventLog()

  init() {
    robot = Robot(screen.value!)
  }

  /// Puts a control on the screen and gives it the focus.
  private func focus<Control: UIControl>(_ control: Control) -> Control {
    robot.run {
      control.frame.origin = CGPoint(x: 40, y: 200)
      if control.frame.width < 10 { control.frame.size = CGSize(width: 200, height: 44) }
      screen.value!.view.addSubview(control)
      log.follow(control)
    }
    robot.wait(0.1)
    robot.press(.tab)
    #expect(control.isFocused)
    return control
  }

  @Test func aButton() {
    let button = focus(UIButton(type: .system))
    robot.press(.space)
    #expect(log.take() == ["down", "upInside", "primary"])
    robot.press(.enter)
    #expect(log.take() == ["down", "upInside", "primary"])
    robot.press(.rightArrow)
    robot.press(.downArrow)
    #expect(log.take() == [])
    button.isEnabled = false
    robot.press(.space)
    #expect(log.take() == [])
  }

  @Test func aSwitch() {
    let control = focus(UISwitch())
    robot.press(.space)
    #expect(control.isOn && log.take() == ["valueChanged", "primary"])
    robot.press(.space)
    #expect(!control.isOn && log.take() == ["valueChanged", "primary"])
    robot.press(.enter)
    robot.press(.upArrow)
    #expect(!control.isOn && log.take() == [])
  }

  @Test func aSlider() {
    let slider = focus(UISlider())
    robot.press(.rightArrow)
    #expect(abs(slider.value - 0.1) < 0.001 && log.take() == ["valueChanged", "primary"])
    robot.press(.leftArrow)
    #expect(slider.value == 0 && log.take() == ["valueChanged", "primary"])
    robot.press(.downArrow)
    #expect(slider.value == 0 && log.take() == [], "it is at its end")
    robot.press(.space)
    robot.press(.enter)
    #expect(slider.value == 0 && log.take() == [])
    slider.isContinuous = false
    robot.press(.upArrow)
    #expect(log.take() == ["valueChanged", "primary"])
  }

  @Test func aSliderFromRightToLeft() {
    let slider = focus(UISlider())
    robot.run { slider.semanticContentAttribute = .forceRightToLeft }
    robot.press(.leftArrow)
    #expect(slider.value > 0)
    robot.press(.rightArrow)
    #expect(slider.value == 0)
  }

  @Test func aStepper() {
    let stepper = focus(UIStepper())
    robot.press(.upArrow)
    robot.press(.rightArrow)
    #expect(stepper.value == 2)
    #expect(log.take() == ["valueChanged", "primary", "valueChanged", "primary"])
    robot.press(.downArrow)
    robot.press(.leftArrow)
    #expect(stepper.value == 0)
    _ = log.take()
    robot.press(.leftArrow)
    #expect(stepper.value == 0 && log.take() == [], "it is at its end")
    stepper.wraps = true
    robot.press(.leftArrow)
    #expect(stepper.value == 100 && log.take() == ["valueChanged", "primary"])
    robot.keyDown(.upArrow)
    robot.keyRepeat(.upArrow, count: 3)
    robot.keyUp(.upArrow)
    #expect(stepper.value == 3)
  }

  @Test func aSegmentedControl() {
    let control = focus(UISegmentedControl(items: ["A", "B", "C"]))
    robot.press(.rightArrow)
    #expect(control.selectedSegmentIndex == 0 && log.take() == ["valueChanged", "primary"])
    robot.run { control.setEnabled(false, forSegmentAt: 1) }
    robot.press(.rightArrow)
    #expect(control.selectedSegmentIndex == 2 && log.take() == ["valueChanged", "primary"])
    robot.press(.rightArrow)
    #expect(control.selectedSegmentIndex == 2 && log.take() == [])
    robot.press(.leftArrow)
    #expect(control.selectedSegmentIndex == 0 && log.take() == ["valueChanged", "primary"])
    robot.press(.space)
    #expect(log.take() == [])
  }

  @Test func aSegmentedControlWithNothingToChoose() {
    let control = focus(UISegmentedControl(items: ["A", "B"]))
    robot.run {
      control.setEnabled(false, forSegmentAt: 0)
      control.setEnabled(false, forSegmentAt: 1)
    }
    robot.press(.rightArrow)
    robot.press(.leftArrow)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && log.take() == [])
    robot.run { control.removeAllSegments() }
    robot.press(.rightArrow)
    #expect(log.take() == [])
  }

  @Test func aPageControl() {
    let control = UIPageControl()
    control.numberOfPages = 3
    _ = focus(control)
    robot.press(.rightArrow)
    robot.press(.upArrow)
    #expect(control.currentPage == 2)
    #expect(log.take() == ["valueChanged", "primary", "valueChanged", "primary"])
    robot.press(.rightArrow)
    #expect(control.currentPage == 2 && log.take() == [])
    robot.press(.leftArrow)
    #expect(control.currentPage == 1 && log.take() == ["valueChanged", "primary"])
  }

  @Test("what shows progress, or turns, has nothing for keys")
  func whatOnlyShows() {
    robot.run {
      let progress = UIProgressView(progressViewStyle: .default)
      progress.frame = CGRect(x: 40, y: 100, width: 200, height: 4)
      let wheel = UIActivityIndicatorView(style: .large)
      wheel.frame.origin = CGPoint(x: 40, y: 140)
      wheel.startAnimating()
      screen.value!.view.addSubview(progress)
      screen.value!.view.addSubview(wheel)
    }
    let button = focus(UIButton(type: .system))
    robot.press(.tab)
    #expect(button.isFocused, "the only one")
  }

  @Test("controls may go, and end, in what their keys set off", arguments: 0..<5, 0..<4)
  func goesInItsOwnEvent(kind: Int, deed: Int) {
    let control: UIControl
    switch kind {
    case 0: control = UISwitch()
    case 1: control = UISlider()
    case 2: control = UIStepper()
    case 3: control = UISegmentedControl(items: ["A", "B", "C"])
    default:
      let pages = UIPageControl()
      pages.numberOfPages = 5
      control = pages
    }
    var count = 0
    control.addAction(
      UIAction { [unowned control] _ in
        count += 1
        switch deed {
        case 0: control.removeFromSuperview()
        case 1: control.isEnabled = false
        case 2: control.isHidden = true
        default: control.superview?.removeFromSuperview()
        }
      }, for: .valueChanged)
    _ = focus(control)
    let key: UIKeyboardHIDUsage = kind == 0 ? .keyboardSpacebar : .keyboardUpArrow
    robot.keyDown(key == .keyboardSpacebar ? .space : .upArrow)
    robot.keyRepeat(key == .keyboardSpacebar ? .space : .upArrow, count: 5)
    robot.keyUp(key == .keyboardSpacebar ? .space : .upArrow)
    robot.wait(0.3)
    #expect(count == 1)
    #expect(!control.isFocused && !control.isHighlighted)
  }
}
