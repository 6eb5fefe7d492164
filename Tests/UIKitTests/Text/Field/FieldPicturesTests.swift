import Testing
import UIKit
import UIKitLoop
import UIKitTestSupport

/// Fields in all their looks.
@MainActor @Suite struct FieldPicturesTests {
  nonisolated static let styles: [UIUserInterfaceStyle] = [.light, .dark]

  private func make(
    _ text: String?, width: CGFloat = 276, _ change: (UITextField) -> Void = { _ in }
  ) -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Placeholder"
    field.text = text
    change(field)
    field.frame.size = CGSize(width: width, height: field.intrinsicContentSize.height)
    return field
  }

  private func sign() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .systemTeal
    view.layer.cornerRadius = 10
    return view
  }

  @Test(arguments: styles) func looks(style: UIUserInterfaceStyle) {
    let sheet = ControlSheet(
      [
        [make(nil)], [make("Some text")],
        [
          make("None", width: 130) { $0.borderStyle = .none },
          make("Line", width: 130) { $0.borderStyle = .line },
        ],
        [
          make("Bezel", width: 130) { $0.borderStyle = .bezel },
          make("Disabled", width: 130) { $0.isEnabled = false },
        ],
        [make("Cleared by the button") { $0.clearButtonMode = .always }],
        [
          make("Between two views") {
            $0.leftView = sign()
            $0.leftViewMode = .always
            $0.rightView = sign()
            $0.rightViewMode = .always
          }
        ], [make("hunter2") { $0.isSecureTextEntry = true }],
        [make("A text that is much too long for its field")],
        [make("A text that shrinks until it fits in") { $0.adjustsFontSizeToFitWidth = true }],
        [
          make("Middle", width: 130) { $0.textAlignment = .center },
          make("Right", width: 130) { $0.textAlignment = .right },
        ],
        [
          make("مرحبا بالعالم") {
            $0.semanticContentAttribute = .forceRightToLeft
            $0.clearButtonMode = .always
            $0.leftView = sign()
            $0.leftViewMode = .always
          }
        ],
      ], style: style)
    assertSnapshot(of: sheet.robot, named: style == .dark ? "style.dark" : "style.light")
  }

  /// What is being edited: only one field can be on a screen.
  @Test(arguments: [
    ("caret", "Tiếng Việt", 5..<5), ("selection", "Some text", 5..<9), ("empty", "", 0..<0),
    ("arabic", "مرحبا بك", 0..<0), ("mixed", "Tea شاي 茶", 2..<6),
    ("scrolled", "A text that is much too long for its field", 42..<42),
  ]) func editing(name: String, text: String, selection: Range<Int>) throws {
    let field = make(text) {
      $0.clearButtonMode = .whileEditing
      $0.tintColor = .systemIndigo
    }
    let sheet = ControlSheet([[field]], style: name == "selection" ? .dark : .light)
    sheet.robot.run {
      field.becomeFirstResponder()
      let start = field.beginningOfDocument
      if let first = field.position(from: start, offset: selection.lowerBound),
        let last = field.position(from: start, offset: selection.upperBound)
      {
        field.selectedTextRange = field.textRange(from: first, to: last)
      }
    }
    sheet.robot.wait(0.1)
    assertSnapshot(of: sheet.robot, named: name)
  }

  @Test func theLargestText() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.text = "Large"
    field.clearButtonMode = .always
    var device = HostDevice(size: CGSize(width: 300, height: 120))
    device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 120))
    let robot = Robot(
      {
        holder.addSubview(field)
        return holder
      }(), device: device)
    robot.wait(0.1)
    robot.run {
      let size = field.intrinsicContentSize
      #expect(size.height > 70)
      field.frame = CGRect(x: 12, y: 12, width: 276, height: size.height)
    }
    robot.wait(0.1)
    assertSnapshot(of: robot, named: "largest")
  }

  @Test func aCaretBlinksAndNothingElseAsksForFrames() throws {
    let field = make("abc")
    let sheet = ControlSheet([[field]], style: .light)
    try sheet.robot.settle()
    var frames = sheet.robot.frameCount
    sheet.robot.wait(10)
    #expect(sheet.robot.frameCount == frames, "nothing is edited")
    sheet.robot.run { _ = field.becomeFirstResponder() }
    try sheet.robot.settle()
    frames = sheet.robot.frameCount
    sheet.robot.wait(10)
    #expect((19...21).contains(sheet.robot.frameCount - frames), "twice a second")
    sheet.robot.run { _ = field.resignFirstResponder() }
    try sheet.robot.settle()
    frames = sheet.robot.frameCount
    sheet.robot.wait(10)
    #expect(sheet.robot.frameCount == frames)
    #expect(sheet.robot.loop.nextEventTime == nil)
  }

  @Test func sizesAreUIKits() {
    let field = make("x")
    let label = UILabel()
    label.text = "x"
    #expect(field.intrinsicContentSize.height == 34)
    #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width.rounded(.up) + 28)
    #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34)).minX == 7)
    let cleared = make("x") { $0.clearButtonMode = .always }
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 34)
    #expect(
      cleared.clearButtonRect(forBounds: bounds) == CGRect(x: 76, y: 7.5, width: 19, height: 19))
    #expect(cleared.textRect(forBounds: bounds).maxX == 76)
  }
}
