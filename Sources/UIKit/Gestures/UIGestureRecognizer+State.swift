import Foundation

extension UIGestureRecognizer.State {
  nonisolated var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }
  nonisolated var isActive: Bool { self == .began || self == .changed }
}

extension UIGestureRecognizer {
  /// Changes the state, within or outside of the delivery of an event: what waits for it goes on.
  func change(to new: State) {
    if let arbiter {
      arbiter.deliver { step(to: new) }
    } else {
      step(to: new)
    }
    // One that follows no finger has no end to wait for.
    if !isEngaged, currentState.isTerminal { startOver() }
  }

  /// The way from one state to the next; what cannot follow the present state is passed over.
  private func step(to new: State) {
    switch (currentState, new) {
    case (.possible, .began), (.possible, .ended):
      attempt(new)
    case (.possible, .failed), (.possible, .cancelled):
      fail()
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended):
      settle(new)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      settle(.cancelled)
    default:
      break
    }
  }

  /// Not this gesture, this time.
  func fail() {
    guard currentState == .possible else { return }
    heldState = nil
    currentState = .failed
    arbiter?.recognizerFailed(self)
  }

  /// Ends what is under way, from outside.
  func breakOff() {
    if currentState.isActive {
      settle(.cancelled)
    } else if isEngaged {
      fail()
    }
    detachTouches()
    if let arbiter {
      arbiter.cleanUp()
    } else {
      resetIfDone()
    }
  }

  /// Back to the beginning, when the gesture is over and no finger of it is down.
  func resetIfDone() {
    guard isEngaged, currentState.isTerminal, touches.isEmpty else { return }
    startOver()
    isEngaged = false
  }

  private func startOver() {
    reset()
    currentState = .possible
    heldState = nil
    history = []
  }

  /// Goes on with a held gesture when nothing stands in its way any longer.
  func retryHeld() {
    guard let held = heldState, currentState == .possible else { return }
    heldState = nil
    attempt(held)
  }

  private func attempt(_ new: State) {
    switch arbiter?.obstacle(for: self) {
    case .recognized?: return fail()
    case .undecided?:
      heldState = new
      return
    case .none?, nil: break
    }
    guard arbiter?.isPrevented(self) != true, mayBegin else { return fail() }
    arbiter?.recognizerWillRecognize(self)
    // One that gave way may have let others go on, whose handlers may have stopped this one.
    guard currentState == .possible else { return }
    settle(new)
    arbiter?.recognizerRecognized(self)
  }

  private var mayBegin: Bool {
    if delegate?.gestureRecognizerShouldBegin(self) == false { return false }
    // A view inside may keep a recogniser above it from beginning, as controls do with taps.
    var current = touches.first?.view ?? view
    while let candidate = current {
      if !candidate.gestureRecognizerShouldBegin(self) { return false }
      if candidate === view { return true }
      current = candidate.superview
    }
    return true
  }

  private func settle(_ new: State) {
    currentState = new
    handlers.send(self)
  }
}
