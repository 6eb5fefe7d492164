import Foundation
import UIKit
import UIKitTestSupport

/// A text view and a field on a screen, with what they ask and tell.
@MainActor final class TextViewRig {
  let robot: Robot
  let view: UITextView
  let other: UITextField
  let log = TextViewLog()

  init(
    _ text: String = "", size: CGSize = CGSize(width: 300, height: 160),
    style: UIUserInterfaceStyle = .light, change: (UITextView) -> Void = { _ in }
  ) {
    let view = UITextView()
    let other = UITextField()
    (self.view, self.other) = (view, other)
    view.accessibilityLabel = "Notes"
    view.font = .systemFont(ofSize: 17)
    view.text = text
    change(view)
    let root = UIView()
    root.backgroundColor = .systemGray6
    var device = HostDevice(size: CGSize(width: size.width, height: size.height + 60))
    device.style = style
    robot = Robot(
      {
        root.frame = CGRect(origin: .zero, size: device.size)
        view.frame = CGRect(origin: .zero, size: size)
        other.frame = CGRect(x: 10, y: size.height + 10, width: 200, height: 34)
        other.borderStyle = .roundedRect
        other.accessibilityLabel = "Field"
        root.addSubview(view)
        root.addSubview(other)
        return root
      }(), device: device)
    view.delegate = log
    log.lines = []
  }

  var selected: Range<Int> {
    view.selectedRange.location..<view.selectedRange.location + view.selectedRange.length
  }

  /// What is on each line that can be seen, asked for by carets.
  func caret(_ offset: Int) -> CGRect {
    view.position(from: view.beginningOfDocument, offset: offset).map { view.caretRect(for: $0) }
      ?? .zero
  }

  /// The caret's place on the screen.
  func place(_ offset: Int) -> CGPoint {
    let caret = caret(offset)
    return view.convert(CGPoint(x: caret.minX, y: caret.midY), to: nil)
  }

  func begin() {
    robot.run { _ = view.becomeFirstResponder() }
    robot.wait(0.1)
    log.lines = []
  }

  func select(_ offset: Int, _ length: Int = 0) {
    robot.run { view.selectedRange = NSRange(location: offset, length: length) }
    robot.wait(0.05)
    log.lines = []
  }
}

/// Writes down what a text view asks and tells.
final class TextViewLog: NSObject, UITextViewDelegate {
  var lines: [String] = []
  var letsBegin = true
  var letsEnd = true
  var change: (UITextView, NSRange, String) -> Bool = { _, _, _ in true }
  var didChange: (UITextView) -> Void = { _ in }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    lines.append("begin?")
    return letsBegin
  }
  func textViewDidBeginEditing(_ textView: UITextView) { lines.append("begun") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    lines.append("end?")
    return letsEnd
  }
  func textViewDidEndEditing(_ textView: UITextView) { lines.append("ended") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    lines.append("\(range.location),\(range.length) “\(text)”?")
    return change(textView, range, text)
  }
  func textViewDidChange(_ textView: UITextView) {
    lines.append("changed")
    didChange(textView)
  }
  func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
