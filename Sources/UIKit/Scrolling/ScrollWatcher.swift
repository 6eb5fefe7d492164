import Foundation
import UIKitLoop

/// Watches the fingers on a scroll view: holds touches back from the content for a while, and keeps for
/// itself those that stop what moves.
final class ScrollWatcher: UIGestureRecognizer {
  /// How long the content waits for a touch, in seconds.
  static let delay: TimeInterval = 0.15

  weak var scrollView: UIScrollView?
  private var ticket: LoopTicket?

  override init() {
    super.init()
    delaysTouchesBegan = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let scrollView else { return }
    scrollView.engine.isTracking = true
    if scrollView.engine.holdStill() {
      state = .began
    } else if scrollView.delaysContentTouches, let loop = scrollView.window?.screen.loop {
      ticket?.cancel()
      ticket = loop.schedule(after: Self.delay) { [weak self] in self?.letThrough() }
    } else {
      state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isOver(without: touches) else { return }
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isOver(without: touches) else { return }
    state = state == .possible ? .failed : .cancelled
  }

  /// Whether none is down any more. In one event some may end and others be cancelled: those count as gone as well.
  private func isOver(without gone: Set<UITouch>) -> Bool {
    guard state == .possible || state == .began else { return false }
    return touches.allSatisfy { touch in
      gone.contains(touch) || touch.phase == .ended || touch.phase == .cancelled
    }
  }

  override func takes(_ touch: UITouch) -> Bool { touch.isByPrimary }

  /// All fingers are gone.
  override func reset() {
    ticket?.cancel()
    ticket = nil
    guard let engine = scrollView?.engine, engine.isTracking else { return }
    engine.isTracking = false
    engine.letLoose()
    scrollView?.fingersGone()
  }

  /// It stops what moves, and leaves dragging to whom it concerns.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollPan || preventedGestureRecognizer is ScrollPinch)
  }

  private func letThrough() {
    ticket = nil
    if state == .possible { state = .failed }
  }
}
