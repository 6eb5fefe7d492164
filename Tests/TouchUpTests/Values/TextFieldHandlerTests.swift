import Foundation
import Observation
import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// What a field hears, beside the app's own delegate.
@MainActor @Suite struct TextFieldHandlerTests {
  private final class Delegate: NSObject, UITextFieldDelegate {
    var lines: [String] = []

    func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("delegate begun") }
    func textFieldDidEndEditing(_ textField: UITextField) { lines.append("delegate ended") }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      lines.append("delegate return")
      return true
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { string != "!" }
  }

  @Observable final class Model {
    var text = "from the model"
  }

  private func field() -> (UITextField, Robot) {
    let field = UITextField()
    field.accessibilityLabel = "Field"
    let robot = Robot(
      {
        field.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
        return field
      }(), device: HostDevice(size: CGSize(width: 300, height: 100)))
    return (field, robot)
  }

  @Test func closuresAndTheDelegateHearOfEverything() throws {
    let (field, robot) = field()
    let delegate = Delegate()
    field.onBeginEditing { _ in delegate.lines.append("begun") }
    field.onChange { (text: String) in delegate.lines.append(text) }
    field.onReturn { _ in delegate.lines.append("return") }
    field.onEndEditing { _ in delegate.lines.append("ended") }
    field.delegate = delegate
    try robot.tap("Field")
    robot.type("a!b")
    robot.press(.enter)
    #expect(
      delegate.lines == [
        "delegate begun", "begun", "a", "ab", "delegate return", "return", "delegate ended",
        "ended",
      ])
    #expect(!field.isEditing)
  }

  @Test func ownersAreHandedOverAndNotKept() throws {
    let (field, robot) = field()
    weak var gone: Owner?
    do {
      let owner = Owner()
      gone = owner
      field.onBeginEditing(with: owner) { owner, _ in owner.pressed() }
      field.onChange(with: owner) { owner, _ in owner.pressed() }
      field.onReturn(with: owner) { owner, _ in owner.pressed() }
      field.onEndEditing(with: owner) { owner, _ in owner.pressed() }
      try robot.tap("Field")
      robot.type("a")
      robot.press(.enter)
      #expect(owner.calls == 4)
    }
    #expect(gone == nil)
    robot.wait(1)
    try robot.tap("Field")
    robot.type("b")
    #expect(field.text == "ab")
  }

  @Test func codeTellsNobodyUnlessAsked() {
    let field = UITextField()
    var seen: [String] = []
    field.onChange { (text: String) in seen.append(text) }
    field.text = "code"
    field.show("shown", animated: true)
    #expect(seen == [] && field.text == "shown")
    field.setAndNotify("told")
    #expect(seen == ["told"])
  }

  @Test func textsAreASequence() async throws {
    let (field, robot) = field()
    var texts = field.texts().makeAsyncIterator()
    try robot.tap("Field")
    robot.type("xy")
    #expect(await texts.next() == "x")
    #expect(await texts.next() == "xy")
    field.removeHandlers(for: .editingChanged)
    #expect(await texts.next() == nil)
  }

  @Test func aModelIsTiedBothWays() async throws {
    let (field, robot) = field()
    let model = Model()
    field.bind(to: model, \.text)
    #expect(field.text == "from the model")
    try robot.tap("Field")
    robot.press("a", .control)
    robot.type("new")
    #expect(model.text == "new")
    model.text = "again"
    for _ in 0..<5 { await Task.yield() }
    #expect(field.text == "again")
  }

  @Test func whatAnInputMethodHasOpenIsLeftAlone() async throws {
    let (field, robot) = field()
    let model = Model()
    field.bind(to: model, \.text)
    field.text = ""
    try robot.tap("Field")
    robot.run { field.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0)) }
    for _ in 0..<5 { await Task.yield() }
    #expect(model.text == "に" && field.markedTextRange != nil)
  }
}
