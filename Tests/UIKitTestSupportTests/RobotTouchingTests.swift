import Testing
import UIKit
import UIKitTestSupport

@MainActor
struct RobotTouchingTests {
  let screen = FormViewController()
  let robot: Robot

  init() {
    robot = Robot(screen)
  }

  @Test func tapsWhatIsMeant() throws {
    try robot.tap("Save")
    try robot.tap(.id("save"))
    try robot.tap(Query("Delete").inside(.id("card")))
    try robot.tap(Query("Delete").last)
    #expect(screen.taps == ["save", "save", "Delete in card", "Delete"])
    #expect(robot.exists("Saved 2"))
  }

  @Test func aTapShowsOnTheScreenAtOnce() throws {
    let finger = try robot.touchDown(on: "Save")
    #expect(screen.save.isHighlighted)
    #expect(robot.screen.contains("highlighted"))
    try finger.up()
    #expect(!screen.save.isHighlighted)
    #expect(try robot.text(of: .id("result")) == "Saved 1")
  }

  @Test func aTapOnATextTouchesWhatItLiesOn() throws {
    let label = UILabel(frame: CGRect(x: 30, y: 105, width: 50, height: 30))
    label.text = "On top"
    screen.view.addSubview(label)
    try robot.tap("On top")
    #expect(screen.taps == ["save"])
  }

  @Test func aDisabledControlCanBeTappedAndDoesNothing() throws {
    screen.save.isEnabled = false
    try robot.tap("Save")
    #expect(screen.taps.isEmpty)
    #expect(robot.screen.contains("button \"Save\"  (20, 100, 100 x 44), id \"save\", disabled"))
  }

  @Test func whatIsCoveredCannotBeTouched() throws {
    let glass = UIControl(frame: screen.view.bounds)
    glass.accessibilityLabel = "Glass"
    screen.view.addSubview(glass)
    let error = try #require(failure { try robot.tap("Save") })
    #expect(
      error.reason
        == .notTouchable(
          query: "\"Save\"", element: "button \"Save\", id \"save\"",
          why: "is covered by UIControl \"Glass\", which takes the touch"))
    #expect(screen.taps.isEmpty)
    // What does not take touches is in nobody's way.
    glass.isUserInteractionEnabled = false
    try robot.tap("Save")
    #expect(screen.taps == ["save"])
  }

  @Test func touchesThePartThatIsFree() throws {
    let cover = UIControl(frame: CGRect(x: 20, y: 100, width: 70, height: 44))
    screen.view.addSubview(cover)
    try robot.tap("Save")
    #expect(screen.taps == ["save"])
  }

  @Test func ofSeveralTheOneThatCanBeReached() throws {
    let glass = UIControl(frame: screen.card.frame)
    screen.view.addSubview(glass)
    try robot.tap("Delete")
    #expect(screen.taps == ["Delete"])
  }

  @Test func sayWhyNoTouchGetsThere() throws {
    func reason(_ query: Query) -> String? {
      guard case .notTouchable(_, _, let why) = failure({ try robot.tap(query) })?.reason else {
        return nil
      }
      return why
    }
    screen.card.isUserInteractionEnabled = false
    #expect(
      reason("Close") == "takes no touches (isUserInteractionEnabled of UIView \"card\" is false)")
    screen.card.isUserInteractionEnabled = true
    screen.addButton("Outside", to: screen.card, x: 0, y: 200)
    #expect(
      reason("Outside") == "lies outside of UIView \"card\", where touches do not get")
    robot.run {
      UIView.animate(withDuration: 1) { screen.save.center.y += 10 }
    }
    #expect(reason("Save")?.hasPrefix("gets no touches now: an animation") == true)
    try robot.settle()
    #expect(reason("Save") == nil)
  }

  @Test func doubleTapsAndPresses() throws {
    let pad = GesturePad(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let robot = Robot(pad)
    try robot.doubleTap(.id("pad"))
    #expect(pad.log == ["double tap"])
    try robot.press(.id("pad"), for: 0.4)
    #expect(pad.log == ["double tap"])
    robot.wait(1)
    try robot.press(.id("pad"))
    #expect(pad.log == ["double tap", "long press began", "long press ended"])
  }

  @Test func aDragComesToRestAndASwipeIsFlung() throws {
    let pad = GesturePad(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let robot = Robot(pad)
    try robot.drag(.id("pad"), by: CGVector(dx: 60, dy: -20))
    #expect(pad.pans.count == 1)
    #expect(abs((pad.pans.last?.translation.x ?? 0) - 60) <= 10)
    #expect(pad.pans.last?.velocity == .zero)
    try robot.swipe(.left, on: .id("pad"), distance: 120)
    #expect((pad.pans.last?.velocity.x ?? 0) < -500)
    #expect(pad.pans.count == 2)
  }

  @Test func dragsFromOneThingToAnother() throws {
    var places: [CGPoint] = []
    let pan = UIPanGestureRecognizer()
    screen.card.addGestureRecognizer(pan)
    let watcher = PointWatcher { places.append($0) }
    watcher.frame = screen.view.bounds
    screen.view.addSubview(watcher)
    try robot.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 100, y: 20), duration: 0.1)
    #expect(places.first == CGPoint(x: 10, y: 10))
    #expect(places.last == CGPoint(x: 100, y: 20))
    #expect(places.count == 1 + 6 + 1)
    watcher.removeFromSuperview()
    try robot.drag("Close", to: "Order", duration: 0.1)
    // The finger was lifted far outside of the button.
    #expect(screen.taps.isEmpty)
  }

  @Test func fingersByHand() throws {
    var events: [UIControl.Event] = []
    for event in [
      UIControl.Event.touchDown, .touchDragExit, .touchDragEnter, .touchUpInside, .touchCancel,
    ] {
      screen.save.addAction(UIAction { _ in events.append(event) }, for: event)
    }
    let finger = try robot.touchDown(on: .id("save"))
    try finger.move(by: CGVector(dx: 0, dy: 200), duration: 0.2)
    try finger.move(to: CGPoint(x: 60, y: 120))
    try finger.up()
    #expect(events == [.touchDown, .touchDragExit, .touchDragEnter, .touchUpInside])
    #expect(failure { try finger.up() }?.reason == .fingerIsUp)
    let other = try robot.touchDown(at: CGPoint(x: 60, y: 120))
    try other.cancel()
    #expect(events.suffix(2) == [.touchDown, .touchCancel])
    #expect(!other.isDown)
  }

  @Test func twoFingersPinchAndTurn() throws {
    let pad = TwoFingerView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let robot = Robot(pad)
    try robot.pinch(.id("two"), scale: 2)
    #expect(pad.begun == 2)
    #expect(abs(pad.scale - 2) < 0.01)
    try robot.pinch(.id("two"), scale: 0.25)
    #expect(abs(pad.scale - 0.25) < 0.01)
    try robot.rotate(.id("two"), by: .pi / 3)
    #expect(abs(pad.angle - .pi / 3) < 0.01)
    #expect(pad.ended == 6)
    #expect(failure { try robot.pinch(.id("two"), scale: -1) } != nil)
    #expect(failure { try robot.rotate(.id("two"), by: .nan) } != nil)
  }

  @Test func impossiblePlaces() throws {
    let error = failure { try robot.tap(at: CGPoint(x: 500, y: 10)) }
    #expect(
      error?.reason == .badValue("(500, 10) is not on the screen, which is (0, 0, 390 x 844)."))
    #expect(failure { try robot.tap(at: CGPoint(x: CGFloat.nan, y: 10)) } != nil)
    let finger = try robot.touchDown(at: CGPoint(x: 5, y: 5))
    #expect(failure { try finger.move(to: CGPoint(x: CGFloat.infinity, y: 0)) } != nil)
    #expect(finger.location == CGPoint(x: 5, y: 5))
  }
}

/// Tells the gestures it sees.
@MainActor
private final class GesturePad: UIView {
  var log: [String] = []
  var pans: [(translation: CGPoint, velocity: CGPoint)] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "pad"
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    add(tap) { $0.log.append("double tap") }
    add(UILongPressGestureRecognizer()) {
      if $1.state == .began { $0.log.append("long press began") }
      if $1.state == .ended { $0.log.append("long press ended") }
    }
    add(UIPanGestureRecognizer()) { pad, pan in
      guard pan.state == .ended, let pan = pan as? UIPanGestureRecognizer else { return }
      pad.pans.append((pan.translation(in: pad), pan.velocity(in: pad)))
    }
  }

  required init?(coder: NSCoder) { nil }

  private func add(
    _ recognizer: UIGestureRecognizer,
    _ handler: @escaping @MainActor (GesturePad, UIGestureRecognizer) -> Void
  ) {
    _ = recognizer.handlers.add { [unowned self] in handler(self, $0) }
    addGestureRecognizer(recognizer)
  }

  private func add(
    _ recognizer: UIGestureRecognizer, _ handler: @escaping @MainActor (GesturePad) -> Void
  ) {
    add(recognizer) { pad, _ in handler(pad) }
  }
}

/// Tells where touches are.
@MainActor
private final class PointWatcher: UIView {
  let see: (CGPoint) -> Void

  init(_ see: @escaping (CGPoint) -> Void) {
    self.see = see
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches) }

  private func tell(_ touches: Set<UITouch>) {
    for touch in touches { see(touch.location(in: nil)) }
  }
}

/// Measures what two fingers do.
@MainActor
private final class TwoFingerView: UIView {
  var begun = 0
  var ended = 0
  var scale: CGFloat = 1
  var angle: CGFloat = 0
  private var start: (distance: CGFloat, angle: CGFloat)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    accessibilityIdentifier = "two"
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    begun = touches.count
    start = measure(event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let start, let now = measure(event) else { return }
    scale = now.distance / start.distance
    angle = now.angle - start.angle
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    ended += touches.count
  }

  private func measure(_ event: UIEvent?) -> (distance: CGFloat, angle: CGFloat)? {
    let points = (event?.allTouches ?? []).map { $0.location(in: self) }.sorted { $0.x < $1.x }
    guard points.count == 2 else { return nil }
    let x = points[1].x - points[0].x
    let y = points[1].y - points[0].y
    return ((x * x + y * y).squareRoot(), atan2(y, x))
  }
}
