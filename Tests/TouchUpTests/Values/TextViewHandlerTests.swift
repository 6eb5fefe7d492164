import Foundation
import Observation
import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// What a text view hears, beside the app's own delegate.
@MainActor @Suite struct TextViewHandlerTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var lines: [String] = []

    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("delegate begun") }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("delegate ended") }
    func textViewDidChange(_ textView: UITextView) { lines.append("delegate changed") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      lines.append("delegate?")
      return text != "!"
    }
  }

  @Observable final class Model {
    var text = "from the model"
  }

  private func make() -> (UITextView, Robot) {
    let view = UITextView()
    view.accessibilityLabel = "Notes"
    let robot = Robot(
      {
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
        return view
      }(), device: HostDevice(size: CGSize(width: 300, height: 100)))
    return (view, robot)
  }

  @Test func closuresAndTheDelegateHearOfEverything() throws {
    let (view, robot) = make()
    let delegate = Delegate()
    view.onBeginEditing { _ in delegate.lines.append("begun") }
    view.onChange { (text: String) in delegate.lines.append(text) }
    view.onEndEditing { _ in delegate.lines.append("ended") }
    view.delegate = delegate
    try robot.tap("Notes")
    robot.type("a")
    robot.press(.enter)
    robot.run { _ = view.resignFirstResponder() }
    #expect(
      delegate.lines == [
        "delegate begun", "begun", "delegate?", "delegate changed", "a", "delegate?",
        "delegate changed", "a\n", "delegate ended", "ended",
      ])
  }

  @Test func changesAreForbiddenByWhoeverIsAsked() throws {
    let (view, robot) = make()
    let delegate = Delegate()
    view.delegate = delegate
    var asked: [String] = []
    view.shouldChange { (_: UITextView, range: NSRange, text: String) in
      asked.append("\(range.location) \(text)")
      return text != "?"
    }
    let limit = view.shouldChange { $0.utf16.count <= 3 }
    try robot.tap("Notes")
    robot.type("a!b?cd")
    #expect(view.text == "abc")
    #expect(asked == ["0 a", "1 b", "2 ?", "2 c", "3 d"], "the delegate's no is not asked again")
    limit.remove()
    robot.type("d")
    #expect(view.text == "abcd")
  }

  @Test func aFieldAsksToo() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.accessibilityLabel = "Field"
    let robot = Robot(field, device: HostDevice(size: CGSize(width: 300, height: 100)))
    weak var gone: Owner?
    do {
      let owner = Owner()
      gone = owner
      field.shouldChange(with: owner) { owner, _, _, text in
        owner.pressed()
        return text != "x"
      }
      try robot.tap("Field")
      robot.type("axb")
      #expect(field.text == "ab" && owner.calls == 3)
    }
    #expect(gone == nil)
    robot.type("x")
    #expect(field.text == "abx")
    let target = field.shouldChange { (_: String) in false }
    robot.type("y")
    target.disable()
    robot.type("z")
    #expect(field.text == "abxz")
  }

  @Test func ownersAreHandedOverAndNotKept() throws {
    let (view, robot) = make()
    weak var gone: Owner?
    do {
      let owner = Owner()
      gone = owner
      view.onBeginEditing(with: owner) { owner, _ in owner.pressed() }
      view.onChange(with: owner) { owner, _ in owner.pressed() }
      view.onEndEditing(with: owner) { owner, _ in owner.pressed() }
      try robot.tap("Notes")
      robot.type("a")
      robot.run { _ = view.resignFirstResponder() }
      #expect(owner.calls == 3)
    }
    #expect(gone == nil)
    robot.wait(1)
    try robot.tap("Notes")
    robot.type("b")
    #expect(view.text == "ab")
  }

  @Test func codeTellsNobodyUnlessAsked() {
    let (view, _) = make()
    var seen: [String] = []
    let target = view.onChange { (text: String) in seen.append(text) }
    view.text = "code"
    #expect(seen == [])
    view.setAndNotify("told")
    target.remove()
    view.setAndNotify("late")
    #expect(seen == ["told"])
  }

  @Test func textsAreASequence() async throws {
    let (view, robot) = make()
    var texts = view.texts().makeAsyncIterator()
    try robot.tap("Notes")
    robot.type("xy")
    #expect(await texts.next() == "x")
    #expect(await texts.next() == "xy")
    view.removeTextHandlers()
    #expect(await texts.next() == nil)
  }

  @Test func theSequenceEndsWithItsView() async {
    var view: UITextView? = UITextView()
    var texts = view?.texts().makeAsyncIterator()
    view = nil
    #expect(await texts?.next() == nil)
  }

  @Test func aModelIsTiedBothWays() async throws {
    let (view, robot) = make()
    let model = Model()
    view.bind(to: model, \.text)
    #expect(view.text == "from the model")
    try robot.tap("Notes")
    robot.press("a", .control)
    robot.type("new")
    #expect(model.text == "new")
    model.text = "again"
    for _ in 0..<5 { await Task.yield() }
    #expect(view.text == "again")
    robot.run { view.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0)) }
    for _ in 0..<5 { await Task.yield() }
    #expect(model.text == "againに" && view.markedTextRange != nil)
  }
}
