import Testing
import UIKit
import UIKitTestSupport

/// A robot finds things by what they are called, and touches them as a finger would.
@MainActor @Suite struct RobotTests {
  private let screen = SampleScreen()
  private let robot: Robot

  init() {
    robot = Robot(screen)
  }

  @Test func tapsByTextLabelIdentifierAndType() throws {
    try robot.tap("Count")
    try robot.tap(.id("count-button"))
    try robot.tap(.type(UIButton.self).nth(0))
    try robot.tap(.button.and("Count"))
    #expect(screen.taps == 4)
    #expect(robot.exists("4 taps"))
  }

  @Test func whatIsMissingNamesWhatComesClose() throws {
    let error = #expect(throws: RobotError.self) { try robot.tap("Cuont") }
    let text = "\(try #require(error))"
    #expect(text.contains("There is no"))
    #expect(text.contains("\"Cuont\"") || text.contains("“Cuont”"))
    #expect(text.contains("Count"))
    #expect(text.contains("RobotTests.swift"))
  }

  @Test func severalMatchesAreListed() throws {
    let error = #expect(throws: RobotError.self) { try robot.tap(.type(UIButton.self)) }
    guard case .ambiguous(_, let matches) = error?.reason else {
      Issue.record("not ambiguous: \(String(describing: error))")
      return
    }
    #expect(matches.count == 2)
  }

  @Test func whatIsCoveredSaysByWhat() throws {
    let cover = UIView(frame: screen.view.bounds)
    cover.backgroundColor = .red
    cover.accessibilityIdentifier = "curtain"
    screen.view.addSubview(cover)
    let error = #expect(throws: RobotError.self) { try robot.tap("Count") }
    #expect("\(try #require(error))".contains("curtain"))
    #expect(screen.taps == 0)
  }

  @Test func aClearCoverThatTakesTouchesIsNamed() throws {
    let cover = UIView(frame: screen.view.bounds)
    cover.accessibilityIdentifier = "glass"
    screen.view.addSubview(cover)
    let error = #expect(throws: RobotError.self) { try robot.tap("Count") }
    guard case .notTouchable(_, _, let why) = error?.reason else {
      Issue.record("touchable: \(String(describing: error))")
      return
    }
    #expect(why.contains("glass"))
  }

  @Test func hiddenThingsAreNotThere() throws {
    screen.button.isHidden = true
    let error = #expect(throws: RobotError.self) { try robot.tap("Count") }
    #expect("\(try #require(error))".contains("hidden"))
    #expect(!robot.exists("Count"))
  }

  @Test func fingersMoveByHand() throws {
    let finger = try robot.touchDown(on: "Count")
    #expect(screen.button.isHighlighted)
    try finger.move(by: CGVector(dx: 0, dy: 300), duration: 0.1)
    #expect(!screen.button.isHighlighted)
    try finger.up()
    #expect(screen.taps == 0)
    let error = #expect(throws: RobotError.self) { try finger.up() }
    #expect(error?.reason == .fingerIsUp)
  }

  @Test func timeMovesOnlyWithTheRobot() throws {
    UIView.animate(withDuration: 1) { screen.button.alpha = 0.5 }
    let start = robot.now
    try robot.settle()
    let passed = robot.now - start
    #expect(passed > 0.999 && passed < 1.1)
  }

  @Test func whatNeverSettlesIsNamed() throws {
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) { screen.button.alpha = 0.5 }
    let error = #expect(throws: RobotError.self) { try robot.settle(limit: 2) }
    guard case .doesNotSettle(_, let causes) = error?.reason else {
      Issue.record("settled: \(String(describing: error))")
      return
    }
    #expect(causes.contains { $0.contains("Count") && $0.contains("opacity") })
  }

  @Test func theScreenReadsAsAPersonSeesIt() {
    let text = robot.screen
    #expect(text.contains("Count"))
    #expect(text.contains("0 taps"))
    #expect(!text.contains("0x"))
    #expect(robot.viewTree.contains("UIButton"))
    #expect(!robot.viewTree.contains("0x"))
  }

  @Test func launchesAnAppByItsDelegate() throws {
    let robot = try Robot(launching: SampleDelegate.self)
    try robot.tap("Count")
    #expect(robot.exists("1 taps"))
    #expect(robot.application.applicationState == .active)
  }

  @Test func aDelegateWithoutAWindowIsToldSo() {
    let error = #expect(throws: RobotError.self) { try Robot(launching: EmptyDelegate.self) }
    guard case .noWindow = error?.reason else {
      Issue.record("no such error: \(String(describing: error))")
      return
    }
  }

  @Test func twoRobotsKnowNothingOfEachOther() throws {
    let other = SampleScreen()
    let second = Robot(other)
    try second.tap("Count")
    #expect(screen.taps == 0 && other.taps == 1)
    robot.wait(3)
    #expect(second.now < 1)
  }

  @Test func everythingGoesWithTheRobot() throws {
    let leaks = LeakCheck()
    do {
      let robot = Robot(leaks.track(SampleScreen(), "the screen"))
      leaks.track(robot.window, "the window")
      leaks.track(robot.application, "the app")
      try robot.tap("Count")
    }
    #expect(leaks.verifyAllReleased() == nil)
  }

  @Test func aLeakIsNamed() throws {
    let leaks = LeakCheck()
    let kept = leaks.track(SampleScreen(), "the kept screen")
    let failure = try #require(leaks.verifyAllReleased())
    #expect(failure.contains("the kept screen") && failure.contains("SampleScreen"))
    _ = kept
  }

  @Test func darkAndTurned() {
    robot.device = HostDevice(size: CGSize(width: 844, height: 390), style: .dark)
    robot.wait(0.1)
    #expect(screen.view.bounds.size == CGSize(width: 844, height: 390))
    #expect(screen.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func pinchesWithTwoFingers() throws {
    let pad = CountingPad(frame: CGRect(x: 45, y: 400, width: 300, height: 300))
    pad.isMultipleTouchEnabled = true
    pad.accessibilityIdentifier = "pad"
    screen.view.addSubview(pad)
    robot.wait(0.1)
    try robot.pinch(.id("pad"), scale: 2)
    #expect(pad.most == 2)
    #expect(abs(pad.spread / pad.firstSpread - 2) < 0.1)
  }
}

@MainActor final class SampleScreen: UIViewController {
  let button = UIButton(type: .system)
  private let label = UILabel()
  var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Count", for: .normal)
    button.accessibilityIdentifier = "count-button"
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    button.addAction(UIAction { [weak self] _ in self?.count() }, for: .touchUpInside)
    label.frame = CGRect(x: 20, y: 200, width: 300, height: 30)
    label.text = "0 taps"
    let other = UIButton(type: .system)
    other.setTitle("Other", for: .normal)
    other.frame = CGRect(x: 20, y: 300, width: 200, height: 44)
    for part in [button, label, other] { view.addSubview(part) }
  }

  private func count() {
    taps += 1
    label.text = "\(taps) taps"
  }
}

@MainActor class SampleDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = SampleScreen()
    window?.makeKeyAndVisible()
    return true
  }
}

@MainActor class EmptyDelegate: NSObject, UIApplicationDelegate {}

@MainActor private final class CountingPad: UIView {
  var most = 0
  var firstSpread: CGFloat = 0
  var spread: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(event)
    firstSpread = spread
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(event)
  }

  private func follow(_ event: UIEvent?) {
    let points = (event?.allTouches ?? []).map { $0.location(in: self) }
    most = max(most, points.count)
    guard points.count == 2 else { return }
    spread = hypot(points[0].x - points[1].x, points[0].y - points[1].y)
  }
}
