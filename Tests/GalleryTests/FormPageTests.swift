import Testing
import UIKit
import UIKitTestSupport

@testable import GalleryPages

/// The page “Form” does what its fields say.
@MainActor @Suite struct FormPageTests {
  private let robot = Robot(Page.form.makeScreen(in: .english))

  private var problems: [String] {
    ["Two letters at least", "That is no address yet", "Too short"].filter {
      robot.exists(Query($0))
    }
  }

  @Test func fieldsAreCheckedAMomentAfterTheLastKey() throws {
    try robot.tap(.id("name"))
    robot.type("A")
    #expect(problems == [], "somebody types still")
    robot.wait(0.6)
    #expect(problems == ["Two letters at least"])
    robot.type("d")
    robot.wait(0.2)
    robot.type("a")
    robot.wait(0.3)
    #expect(problems == ["Two letters at least"], "each key begins anew")
    robot.wait(0.3)
    #expect(problems == [])
  }

  @Test func theButtonWaitsForAll() throws {
    let button = try robot.find("Sign up", as: UIButton.self)
    #expect(!button.isEnabled)
    try fillIn()
    #expect(button.isEnabled && problems == [])
    robot.press("s", .command)
    try robot.settle()
    #expect(try robot.text(of: .id("welcome")) == "Welcome, Ada!")
    try robot.tap(.id("mail"))
    robot.press(.delete, .command)
    robot.wait(0.6)
    #expect(!button.isEnabled)
  }

  private func fillIn() throws {
    try robot.tap(.id("name"))
    robot.type("Ada")
    robot.press(.enter)
    robot.type("ada@example.com")
    robot.press(.enter)
    robot.type("engine1843")
    robot.wait(0.6)
  }

  @Test func aFieldHasAWheelForAKeyboard() throws {
    try fillIn()
    robot.press(.enter)
    try robot.settle()
    let field = try robot.find(.id("animal"), as: UITextField.self)
    #expect(field.isEditing && field.text == "Dog")
    let place = field.convert(field.bounds, to: nil)
    let area = try robot.find(.type(UIPickerView.self))
    #expect(place.maxY < area.convert(area.bounds, to: nil).minY - 44, "it is seen above")
    let size = robot.window.bounds
    try robot.drag(
      from: CGPoint(x: size.midX, y: size.maxY - 120),
      to: CGPoint(x: size.midX, y: size.maxY - 184))
    try robot.settle()
    #expect(field.text == "Rabbit")
    assertSnapshot(of: robot, named: "wheel")
    try robot.tap("Done")
    try robot.settle()
    #expect(!field.isEditing && !robot.exists(.type(UIPickerView.self)))
  }

  @Test func notesHaveManyLinesAndAnEnd() throws {
    try robot.tap(.id("notes"))
    robot.type("One")
    robot.press(.enter)
    robot.type("two")
    let notes = try robot.find(.id("notes"), as: UITextView.self)
    #expect(notes.text == "One\ntwo")
    robot.run {
      notes.text = String(repeating: "x", count: 279)
      notes.selectedRange = NSRange(location: 279, length: 0)
    }
    robot.type("yz")
    #expect(notes.text.hasSuffix("xy"))
  }

  @Test func theSecretIsSeenByNobody() throws {
    try fillIn()
    #expect(!robot.screen.contains("engine") && !robot.viewTree.contains("engine"))
  }

  @Test(arguments: Language.allCases) func bearsTheLargestText(language: Language) {
    var device = HostDevice.smallPicture
    device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    let robot = Robot(Page.form.makeScreen(in: language), device: device)
    #expect(robot.window.textsCutShort == [])
    if language == .english { assertSnapshot(of: robot, named: "largest-text") }
  }

  @Test func looksAsOnFileWhileItIsFilledIn() throws {
    let robot = Robot(Page.form.makeScreen(in: .vietnamese), device: .smallPicture)
    try robot.tap(.id("name"))
    robot.type("Ễ")
    robot.wait(0.6)
    assertSnapshot(of: robot, named: "problem")
  }
}
