import Foundation

/// Hands the touches of one window to recognisers and views: recognisers first, then the view.
@MainActor final class TouchDispatcher {
  let arbiter = GestureArbiter()
  private var records: [TouchRecord] = []
  private let event: () -> UIEvent

  init(event: @escaping () -> UIEvent) {
    self.event = event
    arbiter.onTakeTouches = { [unowned self] touches in takeFromViews(touches) }
    arbiter.onDecision = { [unowned self] in releaseHeld() }
  }

  /// Delivers what changed in `event` for `window`.
  func dispatch(_ event: UIEvent, in window: UIWindow) {
    let changed = event.touches.filter { $0.window === window && $0.phase != .stationary }
    let began = changed.filter { $0.phase == .began }
    for touch in began { begin(touch, event: event) }
    arbiter.deliver {
      tell(began, event) { $0.touchesBegan($1, with: event) }
      tell(changed.filter { $0.phase == .moved }, event) { $0.touchesMoved($1, with: event) }
      let ended = changed.filter { $0.phase == .ended }
      for touch in ended { arbiter.lastPoint = touch.windowLocation }
      tell(ended, event) { $0.touchesEnded($1, with: event) }
      let cancelled = changed.filter { $0.phase == .cancelled }
      tell(cancelled, event) { $0.touchesCancelled($1, with: event) }
      forget(ended + cancelled)
    }
    deliverToViews(changed, event)
    records.removeAll { $0.isDone }
  }

  /// Takes away the touches that began in `view` or below it: the views there and their recognisers
  /// are told that it is over, recognisers further up go on.
  func cancelTouches(in view: UIView) {
    let inside = records.filter { $0.view?.isDescendant(of: view) == true }
    guard !inside.isEmpty else { return }
    arbiter.deliver {
      for record in inside {
        for recognizer in record.touch.followers where recognizer.follows(record.touch) {
          guard recognizer.view?.isDescendant(of: view) == true else { continue }
          recognizer.breakOff()
        }
      }
    }
    takeFromViews(inside.map(\.touch))
  }

  private func begin(_ touch: UITouch, event: UIEvent) {
    var followers: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      followers += (current.gestureRecognizers ?? []).filter { $0.wants(touch) }
      view = current.superview
    }
    touch.followers = followers
    for recognizer in followers { arbiter.add(recognizer, for: touch) }
    let isSecond =
      touch.view?.isMultipleTouchEnabled == false
      && records.contains { $0.view === touch.view && $0.isLive }
    records.append(TouchRecord(touch, isIgnored: isSecond))
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
    for recognizer in told where !recognizer.currentState.isTerminal {
      let own = touches.filter { recognizer.follows($0) }
      if !own.isEmpty { body(recognizer, Set(own)) }
    }
  }

  private func forget(_ touches: [UITouch]) {
    for touch in touches {
      for recognizer in touch.followers { recognizer.drop(touch) }
    }
  }

  private func deliverToViews(_ touches: [UITouch], _ event: UIEvent) {
    var calls: [ViewCall] = []
    for touch in touches {
      guard let record = records.first(where: { $0.touch === touch }) else { continue }
      for phase in record.phasesToDeliver(for: touch.phase) {
        ViewCall.add(record, phase: phase, to: &calls)
      }
    }
    for call in calls { call.run(event) }
  }

  private func takeFromViews(_ touches: [UITouch]) {
    var calls: [ViewCall] = []
    for record in records where touches.contains(where: { $0 === record.touch }) {
      if record.take() { ViewCall.add(record, phase: .cancelled, to: &calls) }
    }
    for call in calls { call.run(event()) }
  }

  /// What recognisers held back goes to the views once these recognisers have failed.
  private func releaseHeld() {
    var calls: [ViewCall] = []
    for record in records where record.isHeld {
      for phase in record.phasesToRelease() { ViewCall.add(record, phase: phase, to: &calls) }
    }
    for call in calls { call.run(event()) }
    records.removeAll { $0.isDone }
  }
}
