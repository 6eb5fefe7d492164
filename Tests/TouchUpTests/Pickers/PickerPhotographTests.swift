import Foundation
import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// Pickers over a photograph, to be looked at.
@MainActor @Suite struct PickerPhotographTests {
  /// How a picture is taken.
  enum Look: String, CaseIterable {
    case light, dark, largest, arabic, landscape, pad

    var device: HostDevice {
      var device = self == .pad ? HostDevice.pad : .phone
      device.scale = 1
      switch self {
      case .dark: device.style = .dark
      case .largest: device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      case .arabic: device.layoutDirection = .rightToLeft
      case .landscape:
        device.size = CGSize(width: 844, height: 390)
        device.safeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
      case .light, .pad: break
      }
      return device
    }

    var locale: Locale { Locale(identifier: self == .arabic ? "ar_EG" : "en_US") }
  }

  private func robot(_ look: Look) throws -> Robot {
    let photo = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../UIKitGraphicsTests/Photos/meadow.png").standardized
    let image = try #require(UIImage(contentsOfFile: photo.path))
    let screen = UIViewController()
    let robot = Robot(screen, device: look.device)
    robot.run {
      let background = UIImageView(image: image)
      background.contentMode = .scaleAspectFill
      background.frame = screen.view.bounds
      background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      screen.view.addSubview(background)
    }
    return robot
  }

  private func configure(_ picker: UIDatePicker, _ look: Look) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    picker.calendar = calendar
    picker.locale = look.locale
    picker.date = Date(timeIntervalSince1970: 1_705_480_400)
  }

  @Test(arguments: Look.allCases) func wheels(look: Look) throws {
    let robot = try robot(look)
    robot.run {
      let picker = PickerBlurView()
      picker.configData(
        columns: look == .arabic
          ? [["تفاح", "برتقال", "عنب", "تين"], ["صغير", "كبير"]]
          : [["Apples", "Oranges", "Grapes", "Figs"], ["Small", "Large"]])
      picker.title = look == .arabic ? "فاكهة" : "Fruit"
      picker.selectedRows = [1, 0]
      picker.showPickerView()
    }
    try robot.settle()
    assertSnapshot(of: robot, named: look.rawValue)
  }

  @Test(arguments: Look.allCases) func fieldsAndCalendar(look: Look) throws {
    let robot = try robot(look)
    robot.run {
      let picker = UIDatePicker()
      configure(picker, look)
      let view = robot.window.rootViewController?.view
      let x = look == .arabic ? 370 - picker.frame.width : look == .landscape ? 67 : 20
      picker.frame.origin = CGPoint(x: x, y: look == .landscape ? 20 : 80)
      picker.backgroundColor = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0 : 1, alpha: 0.75)
      }
      picker.layer.cornerRadius = 8
      view?.addSubview(picker)
    }
    robot.wait(0.1)
    try robot.tap(.button.first)
    try robot.settle()
    assertSnapshot(of: robot, named: look.rawValue)
  }

  @Test(arguments: [Look.light, .dark, .landscape]) func inline(look: Look) throws {
    let robot = try robot(look)
    robot.run {
      let picker = DatePickerBlurView()
      configure(picker.datePicker, look)
      picker.datePicker.datePickerMode = .dateAndTime
      picker.datePicker.preferredDatePickerStyle = .inline
      picker.showPickerView()
    }
    try robot.settle()
    assertSnapshot(of: robot, named: look.rawValue)
  }
}
