import Testing
import UIKit
import UIKitTestSupport

@MainActor
struct ScreenTextTests {
  @Test func readsRowsInReadingOrder() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    func add(_ text: String, _ x: CGFloat, _ y: CGFloat) {
      let label = UILabel(frame: CGRect(x: x, y: y, width: 60, height: 20))
      label.text = text
      view.addSubview(label)
    }
    add("third", 0, 100)
    add("second", 100, 4)
    add("first", 0, 0)
    let robot = Robot(view, device: HostDevice(size: CGSize(width: 300, height: 300)))
    #expect(
      robot.screen == """
        Screen of 300 x 300, light:
          text "first"  (0, 0, 60 x 20)
          text "second"  (100, 4, 60 x 20)
          text "third"  (0, 100, 60 x 20)
        """)
    robot.device.layoutDirection = .rightToLeft
    #expect(
      robot.screen == """
        Screen of 300 x 300, light, right to left:
          text "second"  (100, 4, 60 x 20)
          text "first"  (0, 0, 60 x 20)
          text "third"  (0, 100, 60 x 20)
        """)
  }

  @Test func anElementSpeaksForWhatIsInIt() {
    let row = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let title = UILabel(frame: row.bounds)
    title.text = "Title"
    row.addSubview(title)
    row.accessibilityLabel = "Row"
    row.accessibilityValue = "2 new"
    row.accessibilityTraits = [.button, .selected]
    let robot = Robot(row, device: HostDevice(size: CGSize(width: 200, height: 40)))
    #expect(
      robot.screen == """
        Screen of 200 x 40, light:
          button "Row"  (0, 0, 200 x 40), value "2 new", selected
        """)
  }

  @Test func anEmptyScreenSaysSo() {
    #expect(Robot(UIViewController()).screen == "Screen of 390 x 844, light:\n  nothing")
  }

  @Test func theViewTreeHasEverythingAndNoAddresses() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50.25))
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    label.text = "Two\nlines"
    label.accessibilityLabel = "Said"
    label.isUserInteractionEnabled = true
    let image = UIImageView(frame: .zero)
    image.isHidden = true
    let box = UIControl(frame: CGRect(x: 0, y: 10, width: 100, height: 20))
    box.accessibilityIdentifier = "box"
    box.alpha = 0.5
    box.isEnabled = false
    box.isUserInteractionEnabled = false
    box.transform = CGAffineTransform(translationX: 4, y: 0)
    for part in [label, image, box] as [UIView] { view.addSubview(part) }
    view.bounds.origin.y = 20
    #expect(
      view.treeDescription == """
        UIView (0, 0, 100 x 50.5), scrolled to (0, 20)
          UILabel (1, 2, 3 x 4), "Two\\nlines", label "Said", takes touches
          UIImageView (0, 0, 0 x 0), hidden
          UIControl (4, 10, 100 x 20), id "box", transformed, alpha 0.5, takes no touches, disabled
        """)
    #expect(Robot(UIViewController()).viewTree.hasPrefix("UIWindow (0, 0, 390 x 844)\n  UIView"))
  }
}
