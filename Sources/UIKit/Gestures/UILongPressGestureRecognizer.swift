public import Foundation
import UIKitLoop

/// One or several fingers that stay down, perhaps after some taps.
///
/// Begins after ``minimumPressDuration`` if no finger moved further than ``allowableMovement``; then
/// follows the fingers' moves (`changed`) until they are lifted (`ended`).
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds that the fingers have to stay down. .5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points that a finger may move before it begins. 10 by default.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before the press. 0 by default.
  open var numberOfTapsRequired = 0
  /// How many fingers it takes. 1 by default.
  open var numberOfTouchesRequired = 1

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var tapsBefore = 0
  private var timer: LoopTicket?

  /// Starts the wait once enough fingers are down. Further fingers are left alone when it has begun.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
    guard starts.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    if starts.count == numberOfTouchesRequired { startTimer() }
  }

  /// Fails before it began when a finger moved too far; after that tells the moves.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      for touch in touches {
        guard let start = starts[ObjectIdentifier(touch)] else { continue }
        if touch.windowLocation.distance(to: start) > allowableMovement { state = .failed }
      }
    } else {
      state = .changed
    }
  }

  /// Ends the press, or counts one of the taps before it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      for touch in touches { starts[ObjectIdentifier(touch)] = nil }
      guard tapsBefore < numberOfTapsRequired else {
        state = .failed
        return
      }
      if starts.isEmpty { countTap() }
    } else {
      state = .ended
    }
  }

  /// Breaks off.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Forgets the press.
  open override func reset() {
    timer?.cancel()
    timer = nil
    starts = [:]
    tapsBefore = 0
  }

  override func takes(_ touch: UITouch) -> Bool { touch.isByPrimary }

  private func startTimer() {
    let needsTap = tapsBefore < numberOfTapsRequired
    wait(minimumPressDuration, then: needsTap ? .failed : .began)
  }

  private func countTap() {
    tapsBefore += 1
    wait(TapMachine.longestPause, then: .failed)
  }

  private func wait(_ duration: TimeInterval, then next: State) {
    timer?.cancel()
    timer = view?.window?.screen.loop.schedule(after: duration) { [weak self] in
      self?.state = next
    }
  }
}
