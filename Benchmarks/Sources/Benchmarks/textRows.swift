import Harness
import UIKit
import UIKitTestSupport

/// Keys in a text view of 100,000 characters, on a phone of 390 x 844 points at scale 2: from the key to its frame.
func textRows() -> [Row] {
  let sentence = "Typing costs what it changes, in short texts and in long ones. "
  let paragraph = String(String(repeating: sentence, count: 1_600).prefix(100_000))
  let lines = String(String(repeating: sentence + "\n", count: 1_600).prefix(100_000))
  let japanese = String(String(repeating: "日本語の長い文章を書くとき、", count: 8_000).prefix(100_000))
  return [
    typingRow("a key in 100,000 characters", lines, at: 50_000),
    typingRow("the same in one paragraph", paragraph, at: 50_000),
    typingRow("the same in one of Japanese", japanese, at: 50_000),
    typingRow("a key at the end of 100,000", lines, at: 100_000),
  ]
}

private func typingRow(_ title: String, _ text: String, at offset: Int) -> Row {
  let view = UITextView()
  view.font = .systemFont(ofSize: 17)
  view.text = text
  let robot = Robot(view)
  robot.run {
    _ = view.becomeFirstResponder()
    view.selectedRange = NSRange(location: offset, length: 0)
  }
  robot.wait(0.1)
  let flat = FlatLabel(size: CGSize(width: 390, height: 20), scale: 2, pointSize: 17)
  var number = 0
  return Row(
    title,
    subject: Workload(
      "UITextView",
      repeating: {
        number += 1
        if number % 20 < 10 { robot.type("x") } else { robot.press(.delete) }
      }),
    yardstick: Workload(
      "a line by Cairo and Pango",
      repeating: {
        number += 1
        flat.paint("Typing costs what it changes, \(number % 100)")
      }),
    budget: .milliseconds(8))
}
