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

  @Test func pinch() throws {
    var scales: [CGFloat] = []
    view.onPinch { view, pinch in
      if pinch.view === view { scales.append(pinch.scale) }
    }
    try robot().pinch(.id("pad"), scale: 2)
    #expect(scales.count > 5 && scales[0] < 1.2 && abs(scales.last! - 2) < 0.3)
  }

  @Test func rotation() throws {
    var angle: CGFloat = 0
    view.onRotation { _, rotation in angle = rotation.state == .ended ? angle : rotation.rotation }
    try robot().rotate(.id("pad"), by: 1)
    #expect(abs(angle - 1) < 0.1)
  }

  @Test func swipes() throws {
    var seen: [String] = []
    view.onSwipe { seen.append("right") }
    view.onSwipe([.left, .up]) { (view: UIView) in seen.append("left or up") }
    view.onSwipe(.down) { view, swipe in seen.append("down from \(Int(swipe.location(in: view).y))")
    }
    let robot = robot()
    try robot.drag(.id("pad"), by: CGVector(dx: 80, dy: 0), duration: 0.2)
    try robot.drag(.id("pad"), by: CGVector(dx: -80, dy: 0), duration: 0.2)
    try robot.drag(.id("pad"), by: CGVector(dx: 0, dy: -80), duration: 0.2)
    try robot.drag(.id("pad"), by: CGVector(dx: 0, dy: 80), duration: 0.2)
    #expect(seen == ["right", "left or up", "left or up", "down from 100"])
  }

  @Test func dragsFromTheEdge() throws {
    var states: [UIGestureRecognizer.State] = []
    let robot = robot()
    view.superview?.onScreenEdgePan(.left) { _, pan in states.append(pan.state) }
    let finger = try robot.touchDown(at: CGPoint(x: 5, y: 600))
    try finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.2)
    try finger.up()
    #expect(states.first == .began && states.last == .ended)
  }

  @Test func statesOfAPinchAsASequence() async throws {
    let pinch = UIPinchGestureRecognizer()
    view.addGestureRecognizer(pinch)
    let states = pinch.states()
    try robot().pinch(.id("pad"), scale: 2)
    view.removeGestureRecognizer(pinch)
    var seen: [UIGestureRecognizer.State] = []
    for await state in states {
      seen.append(state)
      if state == .ended { break }
    }
    #expect(seen.first == .began && seen.last == .ended)
  }

  @Test func theOtherGesturesDoNotKeepTheirOwnersEither() throws {
    weak var gone: Owner?
    let robot = robot()
    let before = LiveHandlers.count
    do {
      let owner = Owner()
      gone = owner
      view.onPinch(with: owner) { owner, _, pinch in if pinch.state == .began { owner.calls += 1 } }
      view.onSwipe(.up, with: owner) { owner, _ in owner.calls += 10 }
      view.onSwipe(.left, with: owner) { owner, _, _ in owner.calls += 100 }
      view.onRotation(with: owner) { owner, _, rotation in
        if rotation.state == .began { owner.calls += 1000 }
      }
      view.superview?.onScreenEdgePan(.right, with: owner) { owner, _, pan in
        if pan.state == .began { owner.calls += 10_000 }
      }
      try robot.pinch(.id("pad"), scale: 2)
      try robot.drag(.id("pad"), by: CGVector(dx: 0, dy: -80), duration: 0.2)
      try robot.drag(.id("pad"), by: CGVector(dx: -80, dy: 0), duration: 0.2)
      try robot.rotate(.id("pad"), by: 1)
      let finger = try robot.touchDown(at: CGPoint(x: 385, y: 600))
      try finger.move(by: CGVector(dx: -100, dy: 0), duration: 0.2)
      try finger.up()
      #expect(owner.calls == 11_111)
    }
    #expect(gone == nil)
    view.gestureRecognizers = nil
    view.superview?.gestureRecognizers = nil
    #expect(LiveHandlers.count == before)
  }

  @Test func aControlsOwnTapWaitsForItsEvent() {
    let button = UIButton()
    var count = 0
    button.onTap { _ in count += 1 }
    button.sendActions(for: .touchUpInside)
    #expect(count == 1)
    #expect(button.gestureRecognizers == nil)
  }

  @Test func theRecognizerOfATapSaysWhere() throws {
    var place = CGPoint.zero
    view.onTap { view, tap in place = tap.location(in: view) }
    try robot().tap(.id("pad"))
    #expect(place == CGPoint(x: 100, y: 100))
  }

  @Test func withoutAParameter() throws {
    var count = 0
    view.onTap { count += 1 }
    try robot().tap(.id("pad"))
    #expect(count == 1)
  }

  @Test func aRemovedHandlerTakesItsRecognizerAlong() throws {
    for _ in 0..<100 { view.onTap { _ in }.remove() }
    let bag = HandlerBag()
    view.onPan { _, _ in }.store(in: bag)
    bag.removeAll()
    #expect(view.gestureRecognizers ?? [] == [])
    let own = UITapGestureRecognizer()
    view.addGestureRecognizer(own)
    own.on { _ in }.remove()
    #expect(view.gestureRecognizers == [own], "the app's own stays")
  }

  @Test func aHandlerMayRemoveItselfWhileItRuns() throws {
    var count = 0
    var handler: RemovableTarget?
    handler = view.onPan { _, _ in
      count += 1
      handler?.remove()
    }
    try robot().drag(.id("pad"), by: CGVector(dx: 60, dy: 30))
    #expect(count == 1)
    #expect(view.gestureRecognizers ?? [] == [])
  }

  @Test func ownersAreHandedOverAndNotKept() throws {
    weak var gone: Owner?
    let robot = robot()
    do {
      let owner = Owner()
      gone = owner
      view.onTap(with: owner) { owner, _ in owner.calls += 1 }
      view.onTap(taps: 1, with: owner) { owner, view, tap in
        if tap.view === view { owner.calls += 1 }
      }
      view.onLongPress(with: owner) { owner, _, press in
        if press.state == .began { owner.calls += 10 }
      }
      view.onPan(with: owner) { owner, _, pan in if pan.state == .began { owner.calls += 100 } }
      try robot.tap(.id("pad"))
      #expect(owner.calls >= 1)
      let taps = owner.calls
      try robot.press(.id("pad"), for: 0.7)
      try robot.drag(.id("pad"), by: CGVector(dx: 60, dy: 30))
      #expect(owner.calls - taps == 110)
    }
    #expect(gone == nil)
    try robot.tap(.id("pad"))
    try robot.press(.id("pad"), for: 0.7)
    try robot.drag(.id("pad"), by: CGVector(dx: 60, dy: 30))
    #expect((view.gestureRecognizers ?? []).count <= 1, "those that met a gesture have gone")
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

  @Test func nothingIsLeftOnTheViewAfterTenThousandRounds() {
    let before = LiveHandlers.count
    for _ in 0..<5000 {
      view.onTap { _ in }.remove()
      view.onPan { _, _ in }.remove()
    }
    #expect(LiveHandlers.count == before)
    #expect(view.gestureRecognizers == nil)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    for _ in 0..<5000 { tap.on { _ in }.remove() }
    #expect(LiveHandlers.count == before)
    #expect(view.gestureRecognizers == [tap])
  }

  @Test func aViewThatGoesTakesItsHandlersAlong() {
    let before = LiveHandlers.count
    for _ in 0..<1000 {
      let other = UIView()
      other.onTap { view in view.isHidden = true }
      other.onLongPress { _, _ in }
      _ = HandlerBag()
    }
    #expect(LiveHandlers.count == before)
  }
}
