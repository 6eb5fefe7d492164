import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// Gestures of any view in one line.
@MainActor @Suite struct GestureHandlerTests {
  private let view = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))

  private func robot() -> Robot {
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    screen.view.addSubview(view)
    view.accessibilityIdentifier = "pad"
    return Robot(screen)
  }

  @Test func tap() throws {
    var seen: [UIView] = []
    view.onTap { seen.append($0) }
    try robot().tap(.id("pad"))
    #expect(seen.count == 1 && seen.first === view)
  }

  @Test func doubleTap() throws {
    var count = 0
    view.onTap(taps: 2) { _ in count += 1 }
    let robot = robot()
    try robot.tap(.id("pad"))
    robot.wait(1)
    #expect(count == 0)
    try robot.doubleTap(.id("pad"))
    #expect(count == 1)
  }

  @Test func longPress() throws {
    var states: [UIGestureRecognizer.State] = []
    view.onLongPress { _, press in states.append(press.state) }
    try robot().press(.id("pad"), for: 0.7)
    #expect(states.first == .began && states.last == .ended)
  }

  @Test func pan() throws {
    var last = CGPoint.zero
    var states: [UIGestureRecognizer.State] = []
    view.onPan { view, pan in
      last = pan.translation(in: view)
      states.append(pan.state)
    }
    try robot().drag(.id("pad"), by: CGVector(dx: 60, dy: 30))
    #expect(states.first == .began && states.last == .ended)
    // The first ten points of the way are left out.
    #expect(abs(last.x - 60) < 10 && abs(last.y - 30) < 10 && last.x > 40)
  }

  @Test func aControlsOwnTapWaitsForItsEvent() {
    let button = UIButton()
    var count = 0
    button.onTap { _ in count += 1 }
    button.sendActions(for: .touchUpInside)
    #expect(count == 1)
    #expect(button.gestureRecognizers == nil)
  }

  @Test func everythingIsFreed() {
    weak var goneView: UIView?
    weak var goneRecognizer: UIGestureRecognizer?
    weak var token: Owner?
    let before = LiveHandlers.count
    do {
      let view = UIView()
      let owner = Owner()
      let tap = UITapGestureRecognizer()
      view.addGestureRecognizer(tap)
      tap.on { _ in _ = owner }
      view.onPan { _, _ in _ = owner }
      (goneView, goneRecognizer, token) = (view, tap, owner)
    }
    #expect(goneView == nil && goneRecognizer == nil && token == nil)
    #expect(LiveHandlers.count == before)
  }

  @Test func anOwnerIsNotKept() throws {
    weak var gone: Owner?
    do {
      let owner = Owner()
      gone = owner
      let tap = UITapGestureRecognizer()
      view.addGestureRecognizer(tap)
      tap.on(with: owner) { owner, _ in owner.calls += 1 }
    }
    #expect(gone == nil)
    try robot().tap(.id("pad"))
  }

  @Test func statesEndWithTheRecognizer() async {
    var tap: UITapGestureRecognizer? = UITapGestureRecognizer()
    let states = tap!.states()
    tap = nil
    var seen = 0
    for await _ in states { seen += 1 }
    #expect(seen == 0)
  }
}
