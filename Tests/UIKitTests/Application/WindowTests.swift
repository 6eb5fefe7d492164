import Foundation
import Testing
import UIKit
import UIKitLoop

/// Several windows: which lies above, which has the keys, and which gets the touches.
@MainActor @Suite struct WindowTests {
  private let stage = Stage()

  private final class KeyWindow: UIWindow {
    let name: String
    let log: CallLog
    var refuses = false

    init(_ name: String, _ log: CallLog) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    required init?(coder: NSCoder) { nil }
    override var canBecomeKey: Bool { !refuses }
    override func becomeKey() { log.note("\(name) +") }
    override func resignKey() { log.note("\(name) -") }
  }

  private func inApp<Value>(_ make: () -> Value) -> Value {
    MainLoops.$current.withValue(stage.loop) { make() }
  }

  @Test func levelsComeBeforeTheOrderOfShowing() {
    let windows = inApp { (0..<3).map { _ in UIWindow() } }
    windows[0].windowLevel = .alert
    for window in windows { window.isHidden = false }
    let shown = stage.application.windows.filter { !$0.isHidden }
    #expect(
      shown.map(ObjectIdentifier.init)
        == [stage.window, windows[1], windows[2], windows[0]].map(ObjectIdentifier.init))
    windows[1].windowLevel = .statusBar
    #expect(stage.application.windows.suffix(2).first === windows[1])
    windows[2].windowLevel = UIWindow.Level(rawValue: 2001)
    #expect(stage.application.windows.last === windows[2])
    windows[1].windowLevel = .normal
    windows[1].makeKeyAndVisible()
    #expect(stage.application.windows[1] === windows[1])
  }

  @Test func theOneAboveIsSeenAndGetsTheTouches() {
    let window = inApp { UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 844)) }
    window.backgroundColor = .green
    stage.root.backgroundColor = .white
    var taps: [String] = []
    let below = UIButton(frame: CGRect(x: 0, y: 100, width: 390, height: 50))
    below.addAction(UIAction { _ in taps.append("below") }, for: .touchUpInside)
    stage.root.addSubview(below)
    let above = UIButton(frame: CGRect(x: 0, y: 100, width: 200, height: 50))
    above.addAction(UIAction { _ in taps.append("above") }, for: .touchUpInside)
    window.addSubview(above)
    window.isHidden = false
    stage.advance(0.1)
    #expect(stage.color(10, 10) == stage.color(190, 800))
    #expect(stage.color(10, 10) != 0xFFFFFF && stage.color(210, 10) == 0xFFFFFF)
    stage.tap(100, 120)
    stage.tap(300, 120)
    #expect(taps == ["above", "below"])
    window.isHidden = true
    stage.advance(0.1)
    #expect(stage.color(10, 10) == 0xFFFFFF)
    stage.tap(100, 120)
    #expect(taps == ["above", "below", "below"])
  }

  @Test func theKeysGoFromOneToTheOther() {
    let log = CallLog()
    let (first, second) = inApp { (KeyWindow("first", log), KeyWindow("second", log)) }
    first.makeKeyAndVisible()
    first.makeKeyAndVisible()
    second.isHidden = false
    #expect(first.isKeyWindow, "showing alone takes no keys")
    second.makeKey()
    #expect(stage.application.keyWindow === second && !first.isKeyWindow)
    second.isHidden = true
    #expect(stage.application.keyWindow == nil)
    first.refuses = true
    first.makeKey()
    #expect(stage.application.keyWindow == nil)
    #expect(log.take() == ["first +", "first -", "second +", "second -"])
  }

  @Test func aWindowThatIsLetGoOfIsGone() {
    weak var gone: UIWindow?
    do {
      let window = inApp { UIWindow() }
      window.backgroundColor = .red
      window.makeKeyAndVisible()
      stage.advance(0.1)
      #expect(stage.color(10, 10) != 0xFFFFFF)
      gone = window
    }
    stage.window.rootViewController?.view.backgroundColor = .white
    stage.advance(0.1)
    #expect(gone == nil)
    #expect(stage.application.windows.count == 1)
    #expect(stage.application.keyWindow == nil)
    #expect(stage.color(10, 10) == 0xFFFFFF)
  }

  @Test func aWindowOverridesTheStyleOfAllInIt() {
    let label = UILabel()
    stage.root.addSubview(label)
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(label.traitCollection.userInterfaceStyle == .dark)
    stage.window.rootViewController?.overrideUserInterfaceStyle = .light
    #expect(label.traitCollection.userInterfaceStyle == .light)
    stage.window.overrideUserInterfaceStyle = .unspecified
    stage.window.rootViewController?.overrideUserInterfaceStyle = .unspecified
    #expect(label.traitCollection.userInterfaceStyle == .light)
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
  }
}
