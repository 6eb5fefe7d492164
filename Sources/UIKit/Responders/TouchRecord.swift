import Foundation

/// What a view has been told of one touch, and what is being held back from it.
@MainActor final class TouchRecord {
  let touch: UITouch
  /// Kept alive until the touch is over, as UIKit does.
  private(set) var view: UIView?
  /// Where the finger went down, in the window: a view that hears of it late begins there all the same.
  let start: CGPoint
  private var isTaken: Bool
  private var hasBegun = false
  private var isOver = false
  private var heldBegan = false
  /// Where the view has been told already that the finger is, beyond what the event says.
  private var told: CGPoint?
  private var heldEnd = false

  /// - Parameter isIgnored: a second finger on a view that takes only one.
  init(_ touch: UITouch, isIgnored: Bool) {
    self.touch = touch
    view = touch.view
    start = touch.windowLocation
    isTaken = isIgnored
  }

  /// Whether the view follows the touch.
  var isLive: Bool { !isTaken && !isOver }
  /// Whether something waits for recognisers to fail.
  var isHeld: Bool { !isTaken && (heldBegan || heldEnd) }
  /// Whether nothing is left to tell.
  var isDone: Bool { (isTaken || isOver) && !heldEnd && touch.isOver }

  /// Whether the view has been told of the touch, and not of its end.
  var isFollowed: Bool { isLive && hasBegun }

  /// What the view is to be told now that the touch is in `phase`; nothing while it is held back.
  func phasesToDeliver(for phase: UITouch.Phase, of event: UIEvent?) -> [UITouch.Phase] {
    guard !isTaken else { return [] }
    switch phase {
    case .began:
      heldBegan = true
      return phasesToRelease(event)
    case .moved:
      defer { told = nil }
      return hasBegun && told != touch.windowLocation ? [.moved] : []
    case .ended:
      heldEnd = true
      return phasesToRelease(event)
    case .cancelled:
      isOver = true
      heldBegan = false
      heldEnd = false
      return hasBegun ? [.cancelled] : []
    case .stationary:
      return []
    }
  }

  /// What was held back and need not be any longer.
  func phasesToRelease(_ event: UIEvent?) -> [UITouch.Phase] {
    var phases: [UITouch.Phase] = []
    if heldBegan, !isDelayed(\.delaysTouchesBegan) {
      heldBegan = false
      guard isLetThrough(event) else {
        isTaken = true
        return []
      }
      hasBegun = true
      phases.append(.began)
      if touch.windowLocation != start {
        phases.append(.moved)
        told = touch.windowLocation
      }
    }
    if hasBegun, heldEnd, !isDelayed(\.delaysTouchesEnded) {
      heldEnd = false
      isOver = true
      phases.append(.ended)
    }
    return phases
  }

  /// Takes the touch from the view; whether the view has to be told.
  func take() -> Bool {
    guard !isTaken, !isOver else { return false }
    isTaken = true
    heldBegan = false
    heldEnd = false
    return hasBegun
  }

  /// Whether the views around the view let the touch reach it.
  private func isLetThrough(_ event: UIEvent?) -> Bool {
    guard let view else { return true }
    var current: UIView? = view
    while let candidate = current {
      guard candidate.lets([touch], with: event, reach: view) else { return false }
      current = candidate.superview
    }
    return true
  }

  private func isDelayed(_ wish: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
    touch.followers.contains {
      $0[keyPath: wish] && $0.isEngaged && $0.currentState == .possible
    }
  }
}
