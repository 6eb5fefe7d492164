import Testing
import UIKit
import UIKitTestSupport

/// Controls used with the keyboard alone.
@MainActor @Suite struct FocusTests {
  private let screen = Kept(FocusScreen())
  private let robot: Robot

  init() {
    let screen = screen.value!
    robot = Robot(screen)
  }

  private var controls: [UIControl] { screen.value!.controls }
  private var focused: Int? { controls.firstIndex { $0.isFocused } }

  @Test func tabGoesInReadingOrderAndAround() {
    #expect(focused == nil)
    var seen: [Int?] = []
    for _ in 0..<5 {
      robot.press(.tab)
      seen.append(focused)
    }
    #expect(seen == [0, 1, 2, 3, 0])
    robot.press(.tab, .shift)
    #expect(focused == 3)
    robot.keyDown(.tab)
    robot.keyRepeat(.tab, count: 2)
    robot.keyUp(.tab)
    #expect(focused == 2)
    robot.press(.tab, .command)
    #expect(focused == 2, "not the keyboard's own business")
  }

  @Test func fromRightToLeft() {
    robot.device.layoutDirection = .rightToLeft
    robot.press(.tab)
    #expect(focused == 1)
    robot.press(.tab)
    #expect(focused == 0)
  }

  @Test func whatCannotBeUsedIsPassedOver() {
    controls[0].isEnabled = false
    controls[1].isHidden = true
    controls[2].alpha = 0
    robot.press(.tab)
    #expect(focused == 3)
    controls[3].isUserInteractionEnabled = false
    robot.wait(0.1)
    #expect(focused == nil)
    robot.press(.tab)
    #expect(focused == nil)
  }

  @Test func spaceUsesAndReturnUsesButtons() {
    var taps = 0
    let button = controls[0] as! UIButton
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    robot.press(.space)
    #expect(taps == 0, "nothing has the focus")
    robot.press(.tab)
    robot.keyDown(.space)
    #expect(taps == 0 && button.isHighlighted && button.state.contains(.focused))
    robot.keyRepeat(.space, count: 3)
    #expect(taps == 0)
    robot.keyUp(.space)
    #expect(taps == 1 && !button.isHighlighted)
    robot.press(.enter)
    #expect(taps == 2)
    robot.keyDown(.space)
    robot.press(.tab)
    robot.keyUp(.space)
    #expect(taps == 2 && !button.isHighlighted, "the focus went on while it was held")
  }

  @Test func aSwitchAndASlider() {
    let (toggle, slider) = (controls[1] as! UISwitch, controls[2] as! UISlider)
    var changes: [Float] = []
    slider.addAction(UIAction { _ in changes.append(slider.value) }, for: .valueChanged)
    robot.press(.tab)
    robot.press(.tab)
    robot.press(.space)
    #expect(toggle.isOn)
    robot.press(.enter)
    #expect(toggle.isOn, "Return is for buttons")
    robot.press(.tab)
    robot.press(.rightArrow)
    robot.press(.upArrow)
    #expect(changes.count == 2 && changes[1] > changes[0] && changes[0] > 0)
    robot.press(.leftArrow)
    robot.press(.downArrow)
    #expect(slider.value == 0)
  }

  @Test func aTouchTakesTheFocusAway() throws {
    robot.press(.tab)
    robot.press(.tab)
    try robot.tap(at: CGPoint(x: 200, y: 700))
    #expect(focused == nil)
    robot.press(.tab)
    #expect(focused == 2, "Tab goes on from where it was")
  }

  @Test func theFocusIsGivenOn() {
    robot.press(.tab)
    robot.press(.tab)
    controls[1].removeFromSuperview()
    robot.wait(0.1)
    #expect(focused == 2)
    controls[2].isEnabled = false
    robot.wait(0.1)
    #expect(focused == 3)
    controls[3].isHidden = true
    robot.wait(0.1)
    #expect(focused == 0, "the nearest before, where there is none after")
  }

  @Test func theMoveIsTold() {
    let screen = screen.value!
    robot.press(.tab)
    robot.press(.tab)
    #expect(screen.moves == ["nil to 0", "0 to 1"])
    screen.allows = false
    robot.press(.tab)
    #expect(focused == 1 && screen.moves.count == 2)
    let system = UIFocusSystem.focusSystem(for: screen)
    #expect(system?.focusedItem === controls[1])
  }

  @Test func onlyWhatIsPresentedTopmostIsReached() throws {
    robot.press(.tab)
    let above = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Above", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    robot.run {
      above.view.addSubview(button)
      screen.value!.present(above, animated: true)
    }
    try robot.settle()
    #expect(focused == nil)
    robot.press(.tab)
    #expect(button.isFocused)
    robot.press(.tab)
    #expect(button.isFocused, "the only one")
    robot.press(.escape)
    try robot.settle()
    #expect(screen.value!.presentedViewController === above, "Escape does not close a page")
    robot.run { above.dismiss(animated: false) }
    robot.press(.tab)
    #expect(focused != nil)
  }

  @Test func theRingIsDrawnAroundTheFocus() {
    robot.press(.tab)
    assertSnapshot(of: robot, named: "ring")
    let before = robot.frameCount
    robot.wait(1)
    #expect(robot.frameCount == before, "nothing to draw while nothing changes")
  }

  @Test func alertsAnswerToReturnAndEscape() throws {
    var answers: [String] = []
    func ask(_ style: UIAlertController.Style, preferred: Bool) throws {
      robot.run {
        let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: style)
        let save = UIAlertAction(title: "Save", style: .default) { _ in answers.append("save") }
        alert.addAction(save)
        alert.addAction(
          UIAlertAction(title: "Throw away", style: .destructive) { _ in answers.append("away") })
        alert.addAction(
          UIAlertAction(title: "Cancel", style: .cancel) { _ in answers.append("cancel") })
        if preferred { alert.preferredAction = alert.actions[1] }
        screen.value!.present(alert, animated: true)
      }
      try robot.settle()
    }
    try ask(.alert, preferred: false)
    robot.press(.enter)
    try robot.settle()
    try ask(.alert, preferred: true)
    robot.press(.enter)
    try robot.settle()
    try ask(.alert, preferred: true)
    robot.press(.escape)
    try robot.settle()
    try ask(.actionSheet, preferred: false)
    robot.press(.escape)
    try robot.settle()
    #expect(answers == ["save", "away", "cancel", "cancel"])
    #expect(screen.value!.presentedViewController == nil)
  }

  @Test func whatScrollsOutOfSightComesBackIn() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 500, width: 390, height: 100))
    let button = UIButton(type: .system)
    button.setTitle("Far down", for: .normal)
    button.frame = CGRect(x: 20, y: 600, width: 100, height: 44)
    robot.run {
      scroll.contentSize = CGSize(width: 390, height: 1000)
      scroll.addSubview(button)
      screen.value!.view.addSubview(scroll)
    }
    robot.press(.tab, .shift)
    robot.wait(1)
    #expect(button.isFocused && scroll.contentOffset.y > 540)
  }

  @Test func typing() {
    let view = TypeView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    robot.run {
      screen.value!.view.addSubview(view)
      view.becomeFirstResponder()
    }
    robot.type("Hi, Ã1!")
    robot.press("a", [.command])
    #expect(view.typed == ["H", "i", ",", " ", "Ã", "1", "!", "⌘a"])
  }

  @Test func nothingIsKept() {
    weak var gone: UIButton?
    do {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 10, y: 0, width: 50, height: 20)
      gone = button
      robot.run { screen.value!.view.addSubview(button) }
      robot.press(.tab)
      #expect(button.isFocused)
      button.removeFromSuperview()
    }
    robot.wait(0.1)
    #expect(gone == nil && focused == 0)
  }
}

private final class FocusScreen: UIViewController {
  let controls: [UIControl] = [
    UIButton(type: .system), UISwitch(), UISlider(), UIButton(type: .system),
  ]
  var allows = true
  private(set) var moves: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let places = [
      CGRect(x: 20, y: 100, width: 120, height: 44), CGRect(x: 200, y: 106, width: 51, height: 31),
      CGRect(x: 20, y: 180, width: 200, height: 34), CGRect(x: 20, y: 240, width: 120, height: 44),
    ]
    for (index, control) in controls.enumerated() {
      control.frame = places[index]
      (control as? UIButton)?.setTitle("Button \(index)", for: .normal)
      view.addSubview(control)
    }
  }

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { allows }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    func name(_ view: UIView?) -> String {
      controls.firstIndex { $0 === view }.map(String.init) ?? "nil"
    }
    moves.append(
      "\(name(context.previouslyFocusedView)) to \(name(context.nextFocusedView))")
  }
}

private final class TypeView: UIView {
  private(set) var typed: [String] = []

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      let isCommand = press.key?.modifierFlags.contains(.command) == true
      typed.append((isCommand ? "⌘" : "") + (press.key?.characters ?? ""))
    }
  }
}

/// Keeps something for a suite, and lets it go on the main actor: suites themselves end anywhere.
@MainActor private final class Kept<Value: AnyObject> {
  private(set) var value: Value?

  init(_ value: Value) {
    self.value = value
  }

  isolated deinit {
    value = nil
  }
}
