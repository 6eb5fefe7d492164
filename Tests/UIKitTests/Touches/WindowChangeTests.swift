import Testing
import UIKit
import UIKitLoop

/// Windows and views that come, go and change in the middle of a touch.
@MainActor @Suite struct WindowChangeTests {
  private let stage = Stage()
  private let log = EventLog()

  private func control(_ x: CGFloat = 100, _ name: String = "") -> UIControl {
    let control = UIControl(frame: CGRect(x: x, y: 100, width: 80, height: 40))
    control.isMultipleTouchEnabled = true
    log.follow(control, prefix: name)
    return control
  }

  /// A second window over the stage's, to be freed by its last owner.
  private func makeWindow() -> UIWindow {
    MainLoops.$current.withValue(stage.loop) {
      let window = UIWindow()
      window.windowLevel = .alert
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      return window
    }
  }

  @Test func aWindowHiddenMidwayCancels() {
    let control = control()
    stage.root.addSubview(control)
    stage.touch(.began, 120, 120)
    stage.window.isHidden = true
    stage.touch(.moved, 125, 120)
    stage.touch(.ended, 125, 120)
    #expect(log.take() == ["down", "cancel"])
    stage.tap(120, 120)
    #expect(log.take() == [])
  }

  @Test func aWindowInFrontThatComesMidwayTakesOnlyNewFingers() {
    let control = control()
    stage.root.addSubview(control)
    stage.touch(.began, 120, 120, id: 1)
    let window = makeWindow()
    stage.touch(.began, 120, 120, id: 2)
    stage.touch(.ended, 120, 120, id: 1)
    stage.touch(.ended, 120, 120, id: 2)
    #expect(log.take() == ["down", "upInside"])
    window.isHidden = true
    stage.advance(1)
    stage.tap(120, 120)
    #expect(log.take() == ["down", "upInside"])
  }

  @Test func aRootControllerSwappedMidwayCancels() {
    let control = control()
    stage.root.addSubview(control)
    stage.touch(.began, 120, 120)
    stage.window.rootViewController = UIViewController()
    stage.touch(.ended, 120, 120)
    #expect(log.take() == ["down", "cancel"])
    #expect(control.window == nil)
  }

  @Test func aWindowFreedInAHandlerEndsQuietly() {
    for event in [UIControl.Event.touchDown, .touchDragInside, .touchUpInside] {
      var window: UIWindow? = makeWindow()
      weak let weakWindow = window
      let control = control()
      window?.rootViewController?.view.addSubview(control)
      control.addAction(UIAction { _ in window = nil }, for: event)
      stage.advance(0.05)
      stage.touch(.began, 120, 120)
      stage.touch(.moved, 125, 120)
      stage.touch(.ended, 125, 120)
      stage.advance(0.1)
      #expect(window == nil)
      #expect(weakWindow == nil, "kept after \(event)")
      #expect(!control.isTracking)
      #expect(log.take().first == "down")
    }
  }

  @Test func aWindowFreedByTheFirstOfTwoCancelledControls() {
    var window: UIWindow? = makeWindow()
    let controls = [control(100, "a "), control(200, "b ")]
    for control in controls {
      window?.rootViewController?.view.addSubview(control)
      control.addAction(UIAction { _ in window = nil }, for: .touchCancel)
    }
    stage.advance(0.05)
    stage.touch(.began, 120, 120, id: 1)
    stage.touch(.began, 220, 120, id: 2)
    _ = log.take()
    let root = window?.rootViewController?.view
    root?.isHidden = true
    stage.advance(0.1)
    #expect(log.take().sorted() == ["a cancel", "b cancel"])
    #expect(window == nil)
  }

  @Test func aWindowFreedByARecognisersTimer() {
    var window: UIWindow? = makeWindow()
    weak let weakWindow = window
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
    let press = UILongPressGestureRecognizer()
    view.addGestureRecognizer(press)
    window?.rootViewController?.view.addSubview(view)
    var count = 0
    _ = press.handlers.add { _ in
      count += 1
      window = nil
    }
    stage.advance(0.05)
    stage.touch(.began, 120, 120)
    stage.advance(1)
    stage.touch(.moved, 120, 130)
    stage.touch(.ended, 120, 120)
    #expect(count >= 1)
    #expect(weakWindow == nil)
  }

  @Test func aDoubleTapThatTimesOutAfterItsWindowWasFreed() {
    var window: UIWindow? = makeWindow()
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    view.addGestureRecognizer(tap)
    window?.rootViewController?.view.addSubview(view)
    stage.advance(0.05)
    stage.tap(120, 120)
    window?.isHidden = true
    window = nil
    stage.advance(1)
    // In another window it begins afresh.
    stage.root.addSubview(view)
    var count = 0
    _ = tap.handlers.add { _ in count += 1 }
    stage.advance(0.05)
    stage.tap(120, 120)
    #expect(count == 0)
    stage.tap(120, 120)
    #expect(count == 1)
  }

  @Test func aControlTakenIntoAViewWithoutAWindowIsCancelled() {
    let control = control()
    stage.root.addSubview(control)
    stage.touch(.began, 120, 120)
    let elsewhere = UIView()
    elsewhere.addSubview(control)
    stage.touch(.ended, 120, 120)
    #expect(log.take() == ["down", "cancel"])
    #expect(control.window == nil && !control.isTracking)
  }

  @Test func aControlTakenIntoAnotherWindowIsCancelled() {
    let control = control()
    stage.root.addSubview(control)
    stage.touch(.began, 120, 120)
    let window = makeWindow()
    window.rootViewController?.view.addSubview(control)
    stage.touch(.ended, 120, 120)
    #expect(log.take() == ["down", "cancel"])
    stage.advance(1)
    stage.tap(120, 120)
    #expect(log.take() == ["down", "upInside"])
  }

  @Test func aControlMovedWithinItsWindowKeepsItsFinger() {
    let control = control()
    stage.root.addSubview(control)
    stage.touch(.began, 120, 120)
    let box = UIView(frame: stage.root.bounds)
    stage.root.addSubview(box)
    box.addSubview(control)
    stage.touch(.ended, 120, 120)
    #expect(log.take() == ["down", "upInside"])
  }

  @Test func theFirstResponderIsGivenUpHoweverItsViewLeaves() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let field = Field()
    stage.root.addSubview(field)
    #expect(field.becomeFirstResponder())
    let elsewhere = UIView()
    elsewhere.addSubview(field)
    #expect(!field.isFirstResponder)
    #expect(stage.window.firstResponder == nil)
  }

  @Test func aControlTakenOutByAnotherOneOfTheSameEventHearsItsEndLast() {
    let (first, second) = (control(100, "a "), control(200, "b "))
    for control in [first, second] { stage.root.addSubview(control) }
    first.addAction(UIAction { _ in second.removeFromSuperview() }, for: .touchDown)
    second.addAction(UIAction { _ in first.removeFromSuperview() }, for: .touchDown)
    stage.touch([
      HostTouch(id: 1, phase: .began, location: CGPoint(x: 120, y: 120)),
      HostTouch(id: 2, phase: .began, location: CGPoint(x: 220, y: 120)),
    ])
    let names = log.take()
    for name in ["a ", "b "] {
      let own = names.filter { $0.hasPrefix(name) }
      #expect(own.isEmpty || own == [name + "down", name + "cancel"], "\(names)")
    }
    #expect(!first.isTracking && !second.isTracking)
    #expect(!first.isHighlighted && !second.isHighlighted)
  }

  @Test func aViewFreedMidTouchIsToldNothingMore() {
    weak var weakControl: UIControl?
    do {
      let control = control()
      weakControl = control
      stage.root.addSubview(control)
      stage.touch(.began, 120, 120)
      control.removeFromSuperview()
    }
    stage.touch(.moved, 125, 120)
    stage.touch(.ended, 125, 120)
    #expect(log.take() == ["down", "cancel"])
    #expect(weakControl == nil)
  }
}
