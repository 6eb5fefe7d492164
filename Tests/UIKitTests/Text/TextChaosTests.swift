import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Anything may happen to a text while it is edited: keys, fingers, input methods, delegates that change everything
/// in the midst of being asked, views that go.
@MainActor @Suite struct TextChaosTests {
  /// Does at random what a delegate should not.
  private final class Meddler: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var random: SeededGenerator
    weak var rig: Chaos?
    private var depth = 0

    init(_ seed: UInt64) {
      random = SeededGenerator(seed: seed)
    }

    /// Whether to say yes.
    private func meddle(_ view: UIView) -> Bool {
      depth += 1
      defer { depth -= 1 }
      if depth < 3, Int.random(in: 0..<6, using: &random) == 0 {
        var own = SeededGenerator(seed: random.next())
        rig?.meddle(&own)
      }
      return Int.random(in: 0..<8, using: &random) > 0
    }

    func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { meddle(field) }
    func textFieldDidBeginEditing(_ field: UITextField) { _ = meddle(field) }
    func textFieldShouldEndEditing(_ field: UITextField) -> Bool { meddle(field) }
    func textFieldDidEndEditing(_ field: UITextField) { _ = meddle(field) }
    func textFieldDidChangeSelection(_ field: UITextField) { _ = meddle(field) }
    func textFieldShouldReturn(_ field: UITextField) -> Bool { meddle(field) }
    func textField(
      _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
    ) -> Bool {
      #expect(NSMaxRange(range) <= (field.text ?? "").utf16.count)
      return meddle(field)
    }
    func textViewShouldBeginEditing(_ view: UITextView) -> Bool { meddle(view) }
    func textViewDidBeginEditing(_ view: UITextView) { _ = meddle(view) }
    func textViewShouldEndEditing(_ view: UITextView) -> Bool { meddle(view) }
    func textViewDidEndEditing(_ view: UITextView) { _ = meddle(view) }
    func textViewDidChange(_ view: UITextView) { _ = meddle(view) }
    func textViewDidChangeSelection(_ view: UITextView) { _ = meddle(view) }
    func scrollViewDidScroll(_ view: UIScrollView) { _ = meddle(view) }
    func textView(
      _ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      #expect(NSMaxRange(range) <= view.text.utf16.count)
      return meddle(view)
    }
  }

  /// Two fields and a text view, and what can happen to them.
  @MainActor private final class Chaos {
    let robot: Robot
    let root = UIView()
    let meddler: Meddler
    private(set) var fields: [UITextField] = []
    private(set) var view = UITextView()

    init(_ seed: UInt64) {
      meddler = Meddler(seed)
      robot = Robot(root, device: HostDevice(size: CGSize(width: 300, height: 300)))
      meddler.rig = self
      robot.run {
        root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        for index in 0..<2 {
          let field = UITextField(frame: CGRect(x: 10, y: 10 + 50 * index, width: 200, height: 34))
          field.clearButtonMode = .always
          field.isSecureTextEntry = index == 1
          field.delegate = meddler
          fields.append(field)
          root.addSubview(field)
        }
        makeView()
      }
    }

    private func makeView() {
      view.removeFromSuperview()
      view = UITextView(frame: CGRect(x: 10, y: 110, width: 260, height: 120))
      view.delegate = meddler
      root.addSubview(view)
    }

    private static let texts = [
      "", "a", "abc\ndef", "مرحبا بالعالم\nabc", "👨‍👩‍👧🇩🇪", "e\u{301}\r\n\r", "日本語\u{2028}x", "\0\u{7}",
      String(repeating: "long words and more ", count: 60),
    ]

    func meddle(_ random: inout SeededGenerator) {
      let text = Self.texts.randomElement(using: &random) ?? ""
      let field = fields[Int.random(in: 0...1, using: &random)]
      switch Int.random(in: 0..<18, using: &random) {
      case 0: field.text = text
      case 1: view.text = text
      case 2: view.becomeFirstResponder()
      case 3: field.becomeFirstResponder()
      case 4: field.resignFirstResponder()
      case 5: root.endEditing(true)
      case 6: makeView()
      case 7: view.font = .systemFont(ofSize: CGFloat(Int.random(in: 5...60, using: &random)))
      case 8: field.isSecureTextEntry.toggle()
      case 9:
        view.isHidden.toggle()
        view.isHidden = false
      case 10: view.isEditable.toggle()
      case 11:
        view.selectedRange = NSRange(location: Int.random(in: -2...99, using: &random), length: 3)
      case 12: view.frame.size.width = CGFloat(Int.random(in: 0...280, using: &random))
      case 13: view.contentOffset.y = CGFloat(Int.random(in: -50...900, using: &random))
      case 14:
        view.semanticContentAttribute =
          Bool.random(using: &random) ? .forceRightToLeft : .unspecified
      case 15:
        view.attributedText = NSAttributedString(
          string: text, attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
      case 16: view.setMarkedText(text, selectedRange: NSRange(location: 1, length: 5))
      default: view.scrollRangeToVisible(NSRange(location: 0, length: 500))
      }
    }

    /// What a person does.
    func act(_ random: inout SeededGenerator) {
      let keys: [Robot.Key] = [
        .tab, .enter, .delete, .upArrow, .downArrow, .leftArrow, .rightArrow, .space,
        .init(.keyboardHome), .init(.keyboardEnd), .init(.keyboardPageUp), .init(.keyboardPageDown),
        .init(.keyboardDeleteForward),
      ]
      let flags: [UIKeyModifierFlags] = [
        [], [], .shift, .control, .command, .alternate, [.shift, .command],
      ]
      let modifiers = flags.randomElement(using: &random) ?? []
      switch Int.random(in: 0..<10, using: &random) {
      case 0...2: robot.press(keys.randomElement(using: &random) ?? .tab, modifiers)
      case 3:
        robot.press(["a", "c", "v", "x", "z", "y"].randomElement(using: &random) ?? "z", .control)
      case 4: robot.compose(Self.texts.randomElement(using: &random) ?? "")
      case 5: robot.commit(["", "に", "é"].randomElement(using: &random) ?? "")
      case 6:
        let point = CGPoint(
          x: CGFloat(Int.random(in: 1...299, using: &random)),
          y: CGFloat(Int.random(in: 1...299, using: &random)))
        try? robot.tap(at: point)
      default:
        robot.type(["x", "م", "👍", "e", "\u{301}", "文"].randomElement(using: &random) ?? "x")
      }
    }

    /// What must hold whatever happened.
    func check(_ note: Comment) {
      let first = robot.window.firstResponder
      for field in fields {
        #expect(!field.isEditing || first === field, note)
        checkSelection(field.editor, note)
      }
      #expect(view.session == nil || first === view, note)
      checkSelection(view.editor, note)
      robot.run {
        view.layoutIfNeeded()
        let lengths = view.page.paragraphs.map(\.length)
        #expect(lengths == view.editor.content.paragraphs.map(\.contentLength), note)
        for paragraph in view.page.paragraphs {
          #expect(paragraph.pieces.reduce(0) { $0 + $1.length } == paragraph.length, note)
        }
        let caret = view.caretRect(at: view.editor.selection.caret)
        #expect(caret.minX.isFinite && caret.minY.isFinite && caret.height > 0, note)
      }
    }

    private func checkSelection(_ editor: TextEditor, _ note: Comment) {
      let range = editor.selection.range
      #expect(range.lowerBound >= 0 && range.upperBound <= editor.length, note)
      #expect(editor.content.wholeCharacters(in: range) == range, note)
      #expect(editor.looks.runs.reduce(0) { $0 + $1.length } == editor.length, note)
      if let marked = editor.marked { #expect(marked.upperBound <= editor.length, note) }
    }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6])
  func anythingMayHappen(seed: UInt64) throws {
    weak var gone: UITextView?
    do {
      let chaos = Chaos(seed)
      var random = SeededGenerator(seed: seed &+ 99)
      let reports = Diagnostics.collect {
        for step in 0..<250 {
          if Int.random(in: 0..<5, using: &random) == 0 {
            chaos.robot.run { chaos.meddle(&random) }
          } else {
            chaos.act(&random)
          }
          if step % 5 == 0 { chaos.check("seed \(seed), step \(step)") }
        }
      }
      #expect(reports == [])
      try chaos.robot.settle(limit: 60)
      gone = chaos.view
    }
    #expect(gone == nil)
  }
}
