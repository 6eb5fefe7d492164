import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Keys, fingers and input methods in a text of many lines.
@MainActor @Suite struct TextViewTypingTests {
  private static let words = "one two three four five six seven eight nine ten eleven twelve"

  @Test func upAndDownKeepTheColumn() {
    let rig = TextViewRig("a long first line\nshort\n\nanother long line")
    rig.begin()
    rig.select(14)
    let x = rig.caret(14).minX
    for _ in 0..<3 { rig.robot.press(.downArrow) }
    #expect(abs(rig.caret(rig.selected.lowerBound).minX - x) < 8)
    #expect(rig.selected.lowerBound > 25)
    rig.robot.press(.upArrow)
    #expect(rig.selected == 24..<24, "the empty line")
    rig.robot.press(.upArrow)
    #expect(rig.selected == 23..<23, "the end of the short one")
    rig.robot.press(.upArrow)
    #expect(rig.selected == 14..<14)
    rig.robot.press(.upArrow)
    #expect(rig.selected == 0..<0, "from the first line to its beginning")
    rig.robot.press(.downArrow)
    rig.robot.press(.downArrow, .shift)
    #expect(rig.selected == 18..<24)
  }

  @Test func homeAndEndAreThoseOfWrappedLines() {
    let rig = TextViewRig(Self.words)
    rig.begin()
    rig.select(2)
    rig.robot.press(.init(.keyboardEnd))
    let end = rig.selected.lowerBound
    #expect(end > 10 && end < Self.words.count)
    #expect(abs(rig.caret(0).minY - caretOnScreen(rig).minY) < 1, "behind the first line")
    rig.robot.type("x")
    #expect(rig.view.text.utf16.count == Self.words.utf16.count + 1)
    rig.robot.press(.delete)
    rig.robot.press(.init(.keyboardHome))
    #expect(rig.selected.lowerBound == 0 || rig.selected.lowerBound == end)
    rig.select(end + 2)
    rig.robot.press(.init(.keyboardHome))
    #expect(rig.selected == end..<end)
    #expect(caretOnScreen(rig).minY > rig.caret(0).minY + 10, "before the second line")
    rig.robot.press(.init(.keyboardEnd), .shift)
    #expect(rig.selected.lowerBound == end && rig.selected.upperBound > end)
  }

  /// Where the caret is drawn.
  private func caretOnScreen(_ rig: TextViewRig) -> CGRect {
    rig.robot.wait(0.02)
    func find(_ view: UIView) -> UIView? {
      if "\(type(of: view))" == "TextCaret" { return view }
      for child in view.subviews { if let found = find(child) { return found } }
      return nil
    }
    guard let caret = find(rig.view), !caret.isHidden else { return .zero }
    return caret.convert(caret.bounds, to: rig.view)
  }

  @Test func pagesAndDocuments() {
    let rig = TextViewRig((1...60).map { "Line \($0)" }.joined(separator: "\n"))
    rig.begin()
    rig.robot.press(.upArrow, .command)
    #expect(rig.selected == 0..<0)
    #expect(rig.view.contentOffset.y == 0)
    rig.robot.press(.init(.keyboardPageDown))
    let first = caretOnScreen(rig)
    #expect(rig.selected.lowerBound > 30)
    #expect(rig.view.bounds.contains(first))
    rig.robot.press(.init(.keyboardPageUp))
    #expect(rig.selected == 0..<0)
    rig.robot.press(.downArrow, .command)
    #expect(rig.selected.lowerBound == rig.view.text.utf16.count)
    #expect(rig.view.bounds.contains(caretOnScreen(rig)))
    #expect(abs(rig.view.bounds.maxY - rig.view.contentSize.height) < 1)
  }

  @Test func tapsSelect() throws {
    let rig = TextViewRig("one two\nthree four\nfive")
    rig.begin()
    try rig.robot.tap(at: rig.place(5))
    #expect(rig.selected == 5..<5)
    try rig.robot.tap(at: rig.place(5))
    #expect(rig.selected == 4..<7, "a second tap: the word")
    try rig.robot.tap(at: rig.place(5))
    #expect(rig.selected == 0..<8, "a third: the paragraph")
    rig.robot.wait(1)
    try rig.robot.tap(at: CGPoint(x: 280, y: rig.place(10).y))
    #expect(rig.selected == 18..<18, "beside a line is its end")
    rig.robot.wait(1)
    try rig.robot.tap(at: CGPoint(x: 100, y: 150))
    #expect(rig.selected.lowerBound >= 19, "below all is the last line")
  }

  @Test func aDragScrolls() throws {
    let rig = TextViewRig((1...60).map { "Line \($0)" }.joined(separator: "\n"))
    rig.begin()
    rig.select(0)
    try rig.robot.drag(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 100, y: 30))
    rig.robot.wait(2)
    #expect(rig.view.contentOffset.y > 50 && rig.selected == 0..<0)
  }

  @Test func undoIsByGroups() {
    let rig = TextViewRig("start")
    rig.begin()
    rig.robot.type(" abc")
    rig.robot.press(.enter)
    rig.robot.press(.delete)
    rig.robot.press("z", .control)
    #expect(rig.view.text == "start abc\n")
    rig.robot.press("z", .control)
    #expect(rig.view.text == "start")
    rig.robot.press("z", [.control, .shift])
    #expect(rig.view.text == "start abc\n")
  }

  @Test func anInputMethodComposesOverLines() {
    let rig = TextViewRig("ab\ncd")
    rig.begin()
    rig.select(3)
    rig.robot.compose("にほ")
    #expect(rig.view.text == "ab\nにほcd")
    #expect(rig.view.markedTextRange != nil)
    #expect(rig.log.take() == ["3,0 “にほ”?", "selection", "changed"])
    rig.robot.compose("日本")
    rig.robot.commit("日本")
    #expect(rig.view.text == "ab\n日本cd" && rig.view.markedTextRange == nil)
    rig.robot.press("z", .control)
    #expect(rig.view.text == "ab\ncd")
    rig.robot.compose("か")
    rig.robot.commit("")
    #expect(rig.view.text == "ab\ncd" && rig.view.markedTextRange == nil)
  }

  @Test func pastesAreOfManyLines() {
    let rig = TextViewRig()
    rig.begin()
    rig.robot.run { UIPasteboard.general.string = "\0one\r\ntwo\u{7}" }
    rig.robot.press("v", .control)
    #expect(rig.view.text == "one\r\ntwo")
    rig.robot.press("a", .control)
    rig.robot.press("x", .control)
    #expect(rig.view.text == "" && rig.robot.run { UIPasteboard.general.string } == "one\r\ntwo")
    let half = String(decoding: [0xD83D, 0x41] as [UInt16], as: UTF16.self)
    rig.robot.run { UIPasteboard.general.string = half + String(repeating: "x\n", count: 500_000) }
    rig.robot.press("v", .control)
    #expect(rig.view.text.utf16.count == 1_000_002)
    rig.robot.type("y")
    #expect(rig.view.text.hasSuffix("x\ny"))
  }

  @Test func arabicAndMixedLines() {
    let rig = TextViewRig("مرحبا\nabc שלום def")
    rig.begin()
    rig.select(0)
    #expect(rig.caret(0).minX > rig.caret(5).minX, "begins at the right")
    rig.robot.press(.leftArrow)
    #expect(rig.selected == 1..<1)
    rig.select(5)
    rig.robot.press(.leftArrow)
    #expect(rig.selected == 6..<6, "on to the next paragraph")
    rig.robot.press(.init(.keyboardEnd))
    #expect(rig.selected == 18..<18)
    var seen: [CGFloat] = []
    rig.select(6)
    for _ in 0..<12 {
      seen.append(caretOnScreen(rig).minX)
      rig.robot.press(.rightArrow)
    }
    #expect(seen == seen.sorted(), "right is to the right, whatever the letters")
  }

  @Test func looksOfWhatIsTypedAndUndone() {
    let rig = TextViewRig()
    let bold = UIFont.boldSystemFont(ofSize: 17)
    let text = NSMutableAttributedString(string: "plain bold plain")
    text.addAttribute(.font, value: bold, range: NSRange(location: 6, length: 4))
    rig.view.attributedText = text
    rig.begin()
    func font(_ offset: Int) -> UIFont? {
      rig.view.attributedText.attribute(.font, at: offset, effectiveRange: nil) as? UIFont
    }
    rig.select(8)
    #expect(rig.view.typingAttributes[.font] as? UIFont == bold)
    rig.robot.type("x")
    #expect(rig.view.text == "plain boxld plain" && font(8) == bold && font(11) != bold)
    rig.robot.press("a", .control)
    rig.robot.press(.delete)
    rig.robot.press("z", .control)
    #expect(rig.view.text == "plain boxld plain" && font(8) == bold && font(2) != bold)
    rig.view.typingAttributes = [.font: bold]
    rig.select(2)
    rig.view.typingAttributes = [.font: bold]
    rig.robot.type("B")
    #expect(font(2) == bold && font(3) != bold)
    rig.view.font = .systemFont(ofSize: 20)
    #expect(font(2) == .systemFont(ofSize: 20) && font(9) == .systemFont(ofSize: 20))
  }

  @Test func withoutScrollingItIsAsHighAsItsText() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    view.font = .systemFont(ofSize: 17)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.isScrollEnabled = false
    view.text = "one"
    let line = view.intrinsicContentSize.height
    #expect(abs(line - (UIFont.systemFont(ofSize: 17).lineHeight + 16)) < 0.6)
    view.text = "one\ntwo\nthree"
    let label = UILabel()
    label.numberOfLines = 0
    label.text = view.text
    #expect(view.intrinsicContentSize.height == label.intrinsicContentSize.height + 16)
    #expect(view.intrinsicContentSize.width == label.intrinsicContentSize.width + 10)
    let wide = view.sizeThatFits(CGSize(width: 40, height: 0))
    #expect(wide.width <= 40 && wide.height > view.intrinsicContentSize.height)
  }

  @Test("one that grows instead of scrolling has its caret brought into sight by what it lies in")
  func growsInAScrollView() throws {
    final class Page: UIViewController {
      let scroll = UIScrollView()
      let notes = UITextView()

      override func viewDidLoad() {
        super.viewDidLoad()
        notes.isScrollEnabled = false
        notes.font = .systemFont(ofSize: 17)
        scroll.addSubview(notes)
        view.addSubview(scroll)
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
        let size = notes.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity))
        notes.frame = CGRect(x: 0, y: 0, width: 300, height: size.height)
        scroll.contentSize = notes.frame.size
      }
    }
    let page = Page()
    let robot = Robot(page)
    robot.run { _ = page.notes.becomeFirstResponder() }
    for line in 1...16 {
      robot.type("line \(line)\n")
      page.view.setNeedsLayout()
      try robot.settle()
    }
    let end = try #require(page.notes.selectedTextRange?.end)
    let caret = page.notes.convert(page.notes.caretRect(for: end), to: page.scroll)
    #expect(page.scroll.contentOffset.y > 100)
    #expect(page.scroll.bounds.minY <= caret.minY && caret.maxY <= page.scroll.bounds.maxY)
  }
}
