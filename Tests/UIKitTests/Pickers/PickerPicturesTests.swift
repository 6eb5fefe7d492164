import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Pickers, to be looked at.
@Suite @MainActor struct PickerPicturesTests {
  private let cities = [
    "Hà Nội", "Đà Nẵng", "Huế", "東京", "大阪", "Madrid", "Sevilla", "القاهرة", "Zürich", "Chicago",
  ]

  private func robot(_ device: HostDevice, _ source: PickerSource) -> (Robot, UIPickerView) {
    let picker = UIPickerView()
    picker.dataSource = source
    picker.delegate = source
    return (Robot(picker, device: device), picker)
  }

  private func device(_ change: (inout HostDevice) -> Void = { _ in }) -> HostDevice {
    var device = HostDevice(size: CGSize(width: 320, height: 216), scale: 2)
    change(&device)
    return device
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func wheels(style: UIUserInterfaceStyle) {
    let source = PickerSource([cities, (1...31).map(String.init)])
    let (robot, picker) = robot(device { $0.style = style }, source)
    robot.run {
      picker.selectRow(4, inComponent: 0, animated: false)
      picker.selectRow(0, inComponent: 1, animated: false)
    }
    robot.wait(0.1)
    assertSnapshot(of: robot, named: style == .dark ? "dark" : "light")
  }

  @Test func inBetween() throws {
    let source = PickerSource([cities])
    let (robot, picker) = robot(device(), source)
    robot.run { picker.selectRow(4, inComponent: 0, animated: false) }
    let finger = try robot.touchDown(at: CGPoint(x: 160, y: 108))
    try finger.move(by: CGVector(dx: 0, dy: -10 - 14), duration: 0.1)
    robot.wait(0.1)
    assertSnapshot(of: robot)
  }

  @Test func rightToLeftAndLargest() {
    let source = PickerSource([cities, (1...31).map(String.init)])
    let (robot, picker) = robot(
      device {
        $0.layoutDirection = .rightToLeft
        $0.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      }, source)
    robot.run { picker.selectRow(7, inComponent: 0, animated: false) }
    robot.wait(0.1)
    assertSnapshot(of: robot)
  }

  @Test func viewsOfOnesOwn() {
    let source = ViewPickerSource()
    let picker = UIPickerView()
    picker.dataSource = source
    picker.delegate = source
    let robot = Robot(picker, device: device())
    robot.run { picker.selectRow(20, inComponent: 0, animated: false) }
    robot.wait(0.1)
    assertSnapshot(of: robot)
  }
}
