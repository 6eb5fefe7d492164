import Foundation
import UIKitLoop

/// One or several taps with one or several fingers.
///
/// A finger that moves 10 points or more, or the next tap not coming within .35 s, makes it fail.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in succession it takes. 1 by default.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes. 1 by default.
  open var numberOfTouchesRequired = 1

  /// The buttons of a pointer that have to be down. `primary` by default, and when it is set to none. Fingers have no
  /// buttons, and always count.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary {
    didSet { if buttonMaskRequired.isEmpty { buttonMaskRequired = .primary } }
  }

  private var machine = TapMachine()
  private var timeout: LoopTicket?

  /// Begins or goes on with the taps.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timeout?.cancel()
    timeout = nil
    for touch in touches { step(.down(touch.windowLocation)) }
  }

  /// Fails when a finger moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { step(.move(touch.windowLocation)) }
  }

  /// Counts the tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for _ in touches { step(.up) }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Forgets the taps.
  open override func reset() {
    timeout?.cancel()
    timeout = nil
    machine = TapMachine()
  }

  /// A single tap does not keep a double tap from being told.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  override func takes(_ touch: UITouch) -> Bool {
    touch.type != .indirectPointer || touch.buttons == buttonMaskRequired
  }

  /// A tap elsewhere is none of this gesture, and may be the first of another.
  override func prepare(for touch: UITouch) {
    if heldState == nil, machine.isWaiting(elsewhereThan: touch.windowLocation) { state = .failed }
  }

  private func step(_ input: TapMachine.Input) {
    switch machine.step(input, taps: numberOfTapsRequired, fingers: numberOfTouchesRequired) {
    case .wait: break
    case .waitForNextTap: awaitNextTap()
    case .recognize: state = .ended
    case .fail: state = .failed
    }
  }

  private func awaitNextTap() {
    guard let loop = view?.window?.screen.loop else { return }
    timeout = loop.schedule(after: TapMachine.longestPause) { [weak self] in
      self?.state = .failed
    }
  }
}
