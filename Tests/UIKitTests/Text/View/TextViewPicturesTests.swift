import Testing
import UIKit
import UIKitTestSupport

/// Text views in all their looks.
@MainActor @Suite struct TextViewPicturesTests {
  private static let poem =
    "Tiếng Việt đẹp lắm, and a line that is too long for this view.\n日本語の文章。\n\nمرحبا بالعالم، كيف الحال اليوم؟\nTea شاي 茶 and 🇩🇪 👨‍👩‍👧"

  @Test(arguments: ["light", "dark"]) func selection(style: String) {
    let rig = TextViewRig(
      Self.poem, size: CGSize(width: 300, height: 220), style: style == "dark" ? .dark : .light)
    rig.begin()
    rig.select(6, 74)
    rig.robot.run { rig.view.contentOffset.y = 0 }
    rig.robot.wait(0.1)
    assertSnapshot(of: rig.robot, named: style)
  }

  @Test func caretsAndLooks() {
    let rig = TextViewRig("", size: CGSize(width: 300, height: 220)) { view in
      let text = NSMutableAttributedString(
        string: "Large and red, then marked.\nSecond.",
        attributes: [.font: UIFont.systemFont(ofSize: 17)])
      text.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 28, weight: .bold),
        range: NSRange(location: 0, length: 5))
      text.addAttribute(
        .foregroundColor, value: UIColor.systemRed, range: NSRange(location: 10, length: 3))
      view.attributedText = text
      view.textContainerInset = UIEdgeInsets(top: 20, left: 12, bottom: 20, right: 12)
    }
    rig.begin()
    rig.select(26)
    rig.robot.compose("にほんご")
    rig.robot.wait(0.1)
    assertSnapshot(of: rig.robot, named: "looks")
  }

  @Test func scrolledToTheCaret() {
    let rig = TextViewRig((1...40).map { "This is line number \($0)." }.joined(separator: "\n"))
    rig.begin()
    rig.robot.press(.downArrow, .command)
    rig.robot.type(" More")
    rig.robot.wait(2)
    assertSnapshot(of: rig.robot, named: "scrolled")
  }

  @Test func theLargestText() {
    let view = UITextView()
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    view.text = "Large text wraps"
    var device = HostDevice(size: CGSize(width: 300, height: 240))
    device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    let robot = Robot(
      {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 240))
        view.frame = root.bounds
        root.addSubview(view)
        return root
      }(), device: device)
    robot.run { _ = view.becomeFirstResponder() }
    robot.wait(0.1)
    #expect(view.font?.pointSize == 53)
    assertSnapshot(of: robot, named: "largest")
  }
}
