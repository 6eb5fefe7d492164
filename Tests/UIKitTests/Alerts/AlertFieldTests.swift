import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Alerts with fields to type into.
@MainActor @Suite struct AlertFieldTests {
  private let log = CallLog()

  private func ask(
    fields: Int = 2, device: HostDevice = .phone, _ change: (UIAlertController) -> Void = { _ in }
  ) throws -> (robot: Robot, alert: UIAlertController) {
    let root = UIViewController()
    let robot = Robot(root, device: device)
    let alert = robot.run {
      let alert = UIAlertController(
        title: "Sign in", message: "To go on", preferredStyle: .alert)
      for index in 0..<fields {
        alert.addTextField { field in
          field.placeholder = index == 0 ? "Name" : "Password"
          field.isSecureTextEntry = index == 1
        }
      }
      for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("OK", .default)] {
        alert.addAction(
          UIAlertAction(title: title, style: style) { [log, unowned alert] action in
            let texts = alert.textFields?.map { $0.text ?? "" } ?? []
            log.note(([action.title ?? ""] + texts).joined(separator: " "))
          })
      }
      change(alert)
      root.present(alert, animated: true)
      return alert
    }
    try robot.settle()
    return (robot, alert)
  }

  @Test func theFirstFieldIsEditedAndReturnGoesOn() throws {
    let (robot, alert) = try ask()
    let fields = try #require(alert.textFields)
    #expect(fields.count == 2 && fields[0].isEditing)
    robot.type("Ada")
    robot.press(.enter)
    #expect(fields[1].isEditing && !fields[0].isEditing)
    robot.type("secret")
    #expect(!robot.screen.contains("secret"))
    robot.press(.enter)
    #expect(log.take() == [])
    try robot.settle()
    #expect(log.take() == ["OK Ada secret"])
  }

  @Test func tabMovesAndEscapeCancels() throws {
    let (robot, alert) = try ask()
    robot.press(.tab)
    #expect(alert.textFields?[1].isEditing == true)
    robot.press(.escape)
    try robot.settle()
    #expect(log.take().map { $0.prefix(6) } == ["Cancel"])
  }

  @Test func aDelegateOfTheAppsIsAskedFirst() throws {
    let delegate = Refuser()
    let (robot, alert) = try ask { $0.textFields?.first?.delegate = delegate }
    robot.press(.enter)
    #expect(alert.textFields?[0].isEditing == true)
    delegate.lets = true
    robot.press(.enter)
    #expect(alert.textFields?[1].isEditing == true)
  }

  private final class Refuser: NSObject, UITextFieldDelegate {
    var lets = false
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { lets }
  }

  @Test func anActionThatIsDisabledIsNotChosenByReturn() throws {
    let (robot, alert) = try ask(fields: 1) { $0.actions[1].isEnabled = false }
    robot.press(.enter)
    try robot.settle()
    #expect(log.take() == [] && alert.textFields?[0].isEditing == true)
    robot.run { alert.actions[1].isEnabled = true }
    robot.press(.enter)
    try robot.settle()
    #expect(log.take() == ["OK "])
  }

  @Test func whatChangesInTheAlertLeavesAFieldEdited() throws {
    let (robot, alert) = try ask()
    robot.type("Ad")
    let begun = CallLog()
    alert.textFields?[0].addAction(
      UIAction { _ in begun.note("again") }, for: [.editingDidBegin, .editingDidEnd])
    robot.run {
      alert.message = "Another message"
      alert.preferredAction = alert.actions[1]
    }
    robot.wait(0.1)
    robot.type("a")
    #expect(alert.textFields?[0].text == "Ada" && begun.take() == [])
    #expect(robot.exists("Another message"))
  }

  @Test func anActionSheetHasNone() {
    let messages = diagnostics {
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addTextField()
      #expect(sheet.textFields == nil)
    }
    #expect(messages.count == 1 && messages[0].contains("no text fields"))
  }

  @Test func nothingLivesOnAfterwards() throws {
    weak var (goneAlert, goneField): (UIAlertController?, UITextField?)
    do {
      let (robot, alert) = try ask()
      goneAlert = alert
      goneField = alert.textFields?.first
      robot.press(.escape)
      try robot.settle()
    }
    #expect(goneAlert == nil && goneField == nil)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func looks(style: UIUserInterfaceStyle)
    throws
  {
    let device = HostDevice(size: CGSize(width: 320, height: 300), style: style)
    let (robot, _) = try ask(device: device)
    robot.type("Ada")
    assertSnapshot(of: robot, named: style == .dark ? "style.dark" : "style.light")
  }

  @Test func looksWithTheLargestText() throws {
    var device = HostDevice(size: CGSize(width: 320, height: 560))
    device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    let (robot, _) = try ask(device: device)
    robot.type("Ada")
    assertSnapshot(of: robot, named: "largest")
  }

  @Test("where the question leaves no room for a field, it scrolls until the field is seen")
  func scrollsToField() throws {
    var device = HostDevice.phone
    device.size.height = 520
    device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    let robot = Robot(UIViewController(), device: device)
    let alert = UIAlertController(
      title: "Save the changes?", message: "What you have changed is lost otherwise.",
      preferredStyle: .alert)
    for name in ["First", "Second"] { alert.addTextField { $0.placeholder = name } }
    alert.addAction(UIAlertAction(title: "Save", style: .default))
    robot.run { robot.window.rootViewController?.present(alert, animated: true) }
    try robot.settle()
    #expect(robot.exists("First") && !robot.exists("Save the changes?"))
    robot.press(.enter)
    try robot.settle()
    #expect(robot.exists("Second") && alert.textFields?[1].isFirstResponder == true)
  }

  @Test func looksFromRightToLeft() throws {
    var device = HostDevice(size: CGSize(width: 320, height: 300))
    device.layoutDirection = .rightToLeft
    let (robot, alert) = try ask(device: device)
    robot.run {
      alert.title = "تسجيل الدخول"
      alert.message = "للمتابعة"
      alert.textFields?[1].placeholder = "كلمة السر"
    }
    robot.type("مرحبا")
    assertSnapshot(of: robot, named: "rtl")
  }
}
