import Foundation
import UIKitLoop

/// Hands the touches of one window to recognisers and views: recognisers first, then the view.
@MainActor final class TouchDispatcher {
  let arbiter = GestureArbiter()
  private var records: [TouchRecord] = []
  /// The pointer of what scrolls just now.
  weak var scrollPointer: UITouch?
  /// What views are to be told, the oldest first.
  private var calls: [ViewCall] = []
  private let screen: UIScreen

  init(screen: UIScreen) {
    self.screen = screen
    // NB: a handler may free the window, and with it this object, in the middle of a decision.
    arbiter.onTakeTouches = { [weak self] touches in self?.takeFromViews(touches) }
    arbiter.onDecision = { [weak self] in self?.releaseHeld() }
  }

  /// Delivers what changed in `event` for `window`.
  func dispatch(_ event: UIEvent, in window: UIWindow) {
    if let event = event as? ScrollEvent { return dispatch(event) }
    let changed = event.touches.filter { $0.window === window && $0.phase != .stationary }
    // NB: noted now; a handler that runs the loop lets the fingers go on before it returns.
    let phases = changed.map { ($0, $0.phase) }
    func touches(in phase: UITouch.Phase) -> [UITouch] {
      phases.filter { $0.1 == phase }.map(\.0)
    }
    let (began, moved) = (touches(in: .began), touches(in: .moved))
    let (ended, cancelled) = (touches(in: .ended), touches(in: .cancelled))
    arbiter.deliver {
      for touch in began {
        for recognizer in recognizers(for: touch) { recognizer.prepare(for: touch) }
      }
    }
    for touch in began where touch.view?.window === window { begin(touch, event: event) }
    arbiter.deliver {
      tell(began, event) { $0.touchesBegan($1, with: event) }
      tell(moved, event) { $0.touchesMoved($1, with: event) }
      for touch in ended { arbiter.lastPoint = touch.windowLocation }
      tell(ended, event) { $0.touchesEnded($1, with: event) }
      tell(cancelled, event) { $0.touchesCancelled($1, with: event) }
      forget(ended + cancelled)
      takeFromViews(began.filter(belongsToGesture))
    }
    deliverToViews(phases, event)
    records.removeAll { $0.isDone }
  }

  /// Takes away the touches that began in `view` or below it: the views there and their recognisers
  /// are told that it is over, recognisers further up go on.
  func cancelTouches(in view: UIView) {
    let inside = records.filter { $0.view?.isDescendant(of: view) == true }
    guard !inside.isEmpty || !arbiter.isIdle else { return }
    arbiter.deliver {
      arbiter.breakOffWaiting(in: view)
      for touch in inside.map(\.touch) + [scrollPointer].compactMap({ $0 }) {
        for recognizer in touch.followers where recognizer.follows(touch) {
          guard recognizer.view?.isDescendant(of: view) == true else { continue }
          recognizer.breakOff()
        }
      }
    }
    takeFromViews(inside.map(\.touch))
  }

  /// Whether the view of a touch has been told of it, and not of its end.
  func isFollowedByView(_ touch: UITouch) -> Bool {
    records.contains { $0.touch === touch && $0.isFollowed }
  }

  /// Whether no view and no recogniser follows a touch.
  var isIdle: Bool { records.isEmpty && arbiter.isIdle }

  /// Takes away all touches, and what recognisers wait for: the window is going away.
  func cancelAllTouches() {
    arbiter.breakOffAll()
    takeFromViews(records.map(\.touch))
  }

  private func begin(_ touch: UITouch, event: UIEvent) {
    let followers = recognizers(for: touch).filter { $0.wants(touch, of: event) }
    touch.followers = followers
    for recognizer in followers { arbiter.add(recognizer, for: touch) }
    let isSecond =
      touch.view?.isMultipleTouchEnabled == false
      && records.contains { $0.view === touch.view && $0.isLive }
    records.append(TouchRecord(touch, isIgnored: isSecond))
  }

  /// Those on the touch's view and above it, the deepest view's first.
  func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
    var all: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      all += current.gestureRecognizers ?? []
      view = current.superview
    }
    return all
  }

  /// Whether a new finger joined a gesture that has begun already, and keeps its touches from the views.
  private func belongsToGesture(_ touch: UITouch) -> Bool {
    touch.followers.contains {
      $0.currentState.isActive && $0.cancelsTouchesInView && $0.follows(touch)
    }
  }

  /// Each recogniser gets its own part of `touches`, the deepest view's first.
  private func tell(
    _ touches: [UITouch], _ event: UIEvent, _ body: (UIGestureRecognizer, Set<UITouch>) -> Void
  ) {
    guard !touches.isEmpty else { return }
    var told: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.followers where !told.contains(where: { $0 === recognizer }) {
        told.append(recognizer)
      }
    }
    for recognizer in told where !recognizer.isDecided {
      let own = touches.filter { recognizer.follows($0) }
      guard !own.isEmpty else { continue }
      recognizer.modifierFlags = event.modifierFlags
      recognizer.buttonMask = event.buttonMask
      body(recognizer, Set(own))
    }
    arbiter.retryHeld()
  }

  private func forget(_ touches: [UITouch]) {
    for touch in touches {
      for recognizer in touch.followers { recognizer.drop(touch) }
    }
  }

  private func deliverToViews(_ phases: [(UITouch, UITouch.Phase)], _ event: UIEvent) {
    var new: [ViewCall] = []
    for (touch, phase) in phases {
      guard let record = records.first(where: { $0.touch === touch }) else { continue }
      for phase in record.phasesToDeliver(for: phase, of: event) {
        ViewCall.add(record, phase: phase, to: &new)
      }
    }
    run(new, event)
  }

  private func takeFromViews(_ touches: [UITouch]) {
    var new: [ViewCall] = []
    for record in records where touches.contains(where: { $0 === record.touch }) {
      if record.take() { ViewCall.add(record, phase: .cancelled, to: &new) }
    }
    run(new, makeEvent())
  }

  /// What recognisers held back goes to the views once these recognisers have failed.
  private func releaseHeld() {
    var new: [ViewCall] = []
    let event = makeEvent()
    for record in records where record.isHeld {
      for phase in record.phasesToRelease(event) { ViewCall.add(record, phase: phase, to: &new) }
    }
    run(new, event)
    records.removeAll { $0.isDone }
  }

  /// Runs calls after those that wait still: what a view does in one may give rise to more, and no view
  /// may hear of an end before it heard of the beginning.
  private func run(_ new: [ViewCall], _ event: @autoclosure () -> UIEvent) {
    guard !new.isEmpty else { return }
    let event = event()
    calls += new.map { $0.with(event) }
    while !calls.isEmpty { calls.removeFirst().run() }
  }

  private func makeEvent() -> UIEvent {
    let event = UIEvent(sequence: ())
    event.timestamp = screen.loop.now
    return event
  }
}
