import Foundation
import UIKit
import UIKitTestSupport

/// Two fields and a button on a screen, with what they ask and tell.
@MainActor final class FieldRig {
  let robot: Robot
  let field: UITextField
  let second: UITextField
  let button: UIButton
  let log = FieldLog()

  init(exit: Bool = false, make: () -> UITextField = { UITextField() }) {
    let root = UIView()
    field = make()
    second = UITextField()
    button = UIButton(type: .system)
    let (field, second, button) = (field, second, button)
    robot = Robot(
      {
        root.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        field.frame = CGRect(x: 20, y: 10, width: 200, height: 34)
        second.frame = CGRect(x: 20, y: 60, width: 200, height: 34)
        button.frame = CGRect(x: 20, y: 110, width: 100, height: 40)
        for (view, name) in [(field, "First"), (second, "Second")] {
          view.borderStyle = .roundedRect
          view.accessibilityLabel = name
        }
        button.setTitle("Go", for: .normal)
        for view in [field, second, button] { root.addSubview(view) }
        return root
      }(), device: HostDevice(size: CGSize(width: 300, height: 200)))
    second.tag = 2
    log.watch(field, exit: exit)
    log.watch(second)
  }

  var selected: Range<Int>? {
    guard let range = field.selectedTextRange else { return nil }
    let start = field.offset(from: field.beginningOfDocument, to: range.start)
    return start..<start + field.offset(from: range.start, to: range.end)
  }

  /// Whether a caret is there, be it that it blinks.
  var isCaretSeen: Bool {
    func find(_ view: UIView) -> Bool {
      "\(type(of: view))" == "TextCaret" && !view.isHidden || view.subviews.contains(where: find)
    }
    return find(field)
  }

  func select(_ range: Range<Int>) {
    guard
      let start = field.position(from: field.beginningOfDocument, offset: range.lowerBound),
      let end = field.position(from: field.beginningOfDocument, offset: range.upperBound)
    else { return }
    field.selectedTextRange = field.textRange(from: start, to: end)
  }

  /// The middle of the caret before an offset, on the screen.
  func place(_ offset: Int) -> CGPoint {
    let position = field.position(from: field.beginningOfDocument, offset: offset)
    let caret = position.map { field.caretRect(for: $0) } ?? .zero
    return field.convert(CGPoint(x: caret.minX, y: caret.midY), to: nil)
  }
}
