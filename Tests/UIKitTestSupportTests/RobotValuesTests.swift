import Testing
import UIKit
import UIKitTestSupport

/// Sliders as a person sets them.
@MainActor @Suite struct RobotValuesTests {
  @Test func pullsASliderToAValue() throws {
    let slider = UISlider(frame: CGRect(x: 30, y: 200, width: 300, height: 34))
    slider.accessibilityLabel = "Volume"
    slider.maximumValue = 10
    let screen = UIViewController()
    screen.view.addSubview(slider)
    let robot = Robot(screen)
    var told = 0
    slider.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    for value in [5, 10, 2, 0] as [Float] {
      try robot.set("Volume", to: value)
      #expect(abs(slider.value - value) < 0.05)
    }
    #expect(told > 20)
    try robot.set("Volume", to: 99)
    #expect(slider.value == 10)
    #expect(robot.screen.contains("adjustable \"Volume\"") && robot.screen.contains("100%"))
  }

  @Test func whatIsNoSliderIsAnError() {
    let button = UIButton(frame: CGRect(x: 30, y: 200, width: 100, height: 34))
    button.setTitle("Volume", for: .normal)
    let screen = UIViewController()
    screen.view.addSubview(button)
    let robot = Robot(screen)
    #expect(throws: RobotError.self) { try robot.set("Volume", to: 0.5) }
  }

  @Test func aTurningWheelIsNamedWhenNothingSettles() throws {
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.frame.origin = CGPoint(x: 100, y: 100)
    wheel.startAnimating()
    let screen = UIViewController()
    screen.view.addSubview(wheel)
    let robot = Robot(screen)
    let error = #expect(throws: RobotError.self) { try robot.settle(limit: 1) }
    #expect(error?.description.contains("turns") == true)
  }
}
