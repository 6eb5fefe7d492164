import Foundation

/// Decides between the recognisers of one window: who has to wait for whom, who makes whom fail.
@MainActor final class GestureArbiter {
  /// What keeps a gesture from being recognised.
  enum Obstacle {
    /// Nothing does.
    case none
    /// One that has to fail first has not yet.
    case undecided
    /// One that has to fail first was recognised.
    case recognized
  }

  /// Called when a recogniser takes its touches from the views.
  var onTakeTouches: ([UITouch]) -> Void = { _ in }
  /// Called when something was decided outside of the delivery of an event.
  var onDecision: () -> Void = {}
  /// Where the last finger was lifted, in the window.
  var lastPoint = CGPoint.zero

  private var engaged: [WeakRecognizer] = []
  private var isDelivering = false
  private var needsRetry = false

  func add(_ recognizer: UIGestureRecognizer, for touch: UITouch) {
    recognizer.arbiter = self
    recognizer.add(touch)
    if !engaged.contains(where: { $0.recognizer === recognizer }) {
      engaged.append(WeakRecognizer(recognizer))
    }
  }

  /// Runs the handing over of touches; what was decided meanwhile is cleaned up once, at its end.
  func deliver(_ body: () -> Void) {
    let wasDelivering = isDelivering
    isDelivering = true
    body()
    if !wasDelivering { retryHeld() }
    isDelivering = wasDelivering
    if !wasDelivering { cleanUp() }
  }

  /// Lets the recognisers that are done begin anew, and held touches go on.
  func cleanUp() {
    guard !isDelivering else { return }
    // Somebody may have been waiting for what was broken off.
    if needsRetry { return deliver {} }
    failCircles()
    for recognizer in recognizers { recognizer.resetIfDone() }
    engaged.removeAll { $0.recognizer?.isEngaged != true }
    onDecision()
  }

  /// Whether no recogniser follows a touch or waits for one.
  var isIdle: Bool { engaged.isEmpty }

  /// Breaks off the gestures in `view` that wait for a further touch: between two taps, for instance.
  func breakOffWaiting(in view: UIView) {
    for recognizer in recognizers where recognizer.touches.isEmpty {
      if recognizer.view?.isDescendant(of: view) == true { recognizer.breakOff() }
    }
  }

  /// Breaks off whatever is under way.
  func breakOffAll() {
    deliver {
      for recognizer in recognizers { recognizer.breakOff() }
    }
  }

  func obstacle(for recognizer: UIGestureRecognizer) -> Obstacle {
    var result = Obstacle.none
    for other in recognizers where other !== recognizer && waits(recognizer, for: other) {
      switch other.currentState {
      case .failed, .cancelled: continue
      case .possible: result = .undecided
      case .began, .changed, .ended: return .recognized
      }
    }
    return result
  }

  /// Whether a gesture that is under way keeps `recognizer` from being recognised.
  func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains { other in
      other !== recognizer && other.currentState.isActive && sharesTouch(other, recognizer)
        && prevents(other, recognizer)
    }
  }

  /// The others give way first, so that their handlers never see two gestures at once.
  func recognizerWillRecognize(_ recognizer: UIGestureRecognizer) {
    for other in recognizers where other !== recognizer && other.currentState == .possible {
      guard sharesTouch(recognizer, other), prevents(recognizer, other) else { continue }
      other.fail()
    }
    if recognizer.cancelsTouchesInView { onTakeTouches(recognizer.history) }
  }

  func recognizerRecognized(_ recognizer: UIGestureRecognizer) {
    for other in recognizers where other.heldState != nil && waits(other, for: recognizer) {
      other.fail()
    }
  }

  func recognizerFailed(_ recognizer: UIGestureRecognizer) {
    needsRetry = true
  }

  /// Those that waited for a failure go on. Not at once: first each recogniser hears of what the fingers did,
  /// so that it does not matter which of them was added first.
  func retryHeld() {
    while needsRetry {
      needsRetry = false
      for recognizer in recognizers where recognizer.heldState != nil { recognizer.retryHeld() }
    }
  }

  private var recognizers: [UIGestureRecognizer] { engaged.compactMap(\.recognizer) }

  private func waits(_ first: UIGestureRecognizer, for second: UIGestureRecognizer) -> Bool {
    first.failureRequirements.contains { $0.recognizer === second }
      || first.shouldRequireFailure(of: second) || second.shouldBeRequiredToFail(by: first)
      || first.delegate?.gestureRecognizer(first, shouldRequireFailureOf: second) == true
      || second.delegate?.gestureRecognizer(second, shouldBeRequiredToFailBy: first) == true
  }

  private func prevents(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    guard first.canPrevent(second), second.canBePrevented(by: first) else { return false }
    return first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second)
      != true
      && second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first)
        != true
  }

  /// Fingers that were lifted count, too: those of the first of two taps, for instance.
  private func sharesTouch(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    first.history.contains { touch in second.history.contains { $0 === touch } }
  }

  /// Gestures that are done and wait for each other's failure would wait for ever.
  private func failCircles() {
    let held = recognizers.filter { $0.heldState?.isTerminal == true && $0.touches.isEmpty }
    guard held.count > 1 else { return }
    let stuck = held.filter { waits($0, for: $0, through: held) }
    guard !stuck.isEmpty else { return }
    Diagnostics.report(
      "Gesture recognisers that wait for each other's failure: "
        + stuck.map { "\(type(of: $0))" }.joined(separator: ", ") + ". None was recognised.")
    for recognizer in stuck { recognizer.heldState = nil }
    deliver {
      for recognizer in stuck { recognizer.fail() }
    }
  }

  private func waits(
    _ first: UIGestureRecognizer, for last: UIGestureRecognizer, through all: [UIGestureRecognizer]
  ) -> Bool {
    var reached: [UIGestureRecognizer] = []
    var open = [first]
    while let next = open.popLast() {
      for other in all where other !== next && waits(next, for: other) {
        if other === last { return true }
        guard !reached.contains(where: { $0 === other }) else { continue }
        reached.append(other)
        open.append(other)
      }
    }
    return false
  }
}
