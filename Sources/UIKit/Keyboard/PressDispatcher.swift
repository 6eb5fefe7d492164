import Foundation

/// Follows the keys that are down and tells responders of them.
///
/// A press begins at the first responder of the key window, or at the view with the focus, or at what is shown
/// topmost, and goes up the chain; what comes up to the window without having been used is the keyboard's own
/// business: the focus. All later calls for the press begin at the same responder.
@MainActor final class PressDispatcher {
  private var presses: [UIKeyboardHIDUsage: UIPress] = [:]
  /// The modifiers of the newest key.
  private(set) var modifiers: UIKeyModifierFlags = []

  func handle(_ key: HostKey, at time: TimeInterval, in application: UIApplication) {
    modifiers = key.modifiers
    switch key.phase {
    case .down: begin(key, time, application)
    case .again: go(on: key, .changed, time, application)
    case .up: go(on: key, .ended, time, application)
    }
  }

  private func begin(_ key: HostKey, _ time: TimeInterval, _ application: UIApplication) {
    if presses[key.usage] != nil { go(on: key, .cancelled, time, application) }
    guard let window = application.keyWindow, !window.isHidden else { return }
    window.focusSystem.validate()
    let responder = window.responderForKeys
    // What is let go of a key that was a command goes nowhere.
    if window.runKeyCommand(key, from: responder) { return }
    let press = UIPress(key, window: window, responder: responder, timestamp: time)
    presses[key.usage] = press
    send(press, time, application)
  }

  private func go(
    on key: HostKey, _ phase: UIPress.Phase, _ time: TimeInterval, _ application: UIApplication
  ) {
    guard let press = presses[key.usage] else { return }
    press.phase = phase
    press.timestamp = time
    press.key = UIKey(key)
    let isOver = phase == .ended || phase == .cancelled
    if isOver { presses[key.usage] = nil }
    send(press, time, application)
    if !isOver { press.phase = .stationary }
  }

  private func send(_ press: UIPress, _ time: TimeInterval, _ application: UIApplication) {
    let all = Array(presses.values) + [press]
    application.sendEvent(UIPressesEvent(all, modifiers: modifiers, timestamp: time))
    if press.phase == .began { press.phase = .stationary }
  }
}

extension UIWindow {
  /// Who hears of a key first.
  var responderForKeys: UIResponder {
    if let menu = openMenus.last { return menu }
    let top = topmostController
    if let firstResponder, firstResponder.responderWindow === self,
      top == nil || firstResponder.isInChain(above: top)
    {
      return firstResponder
    }
    if let focused = focusSystem.focusedView { return focused }
    return top?.viewIfLoaded ?? rootViewController?.viewIfLoaded ?? self
  }

  /// The controller that is presented above all others; nil when none is.
  var topmostController: UIViewController? {
    var top: UIViewController?
    while let next = (top ?? rootViewController)?.presentationAbove?.presented { top = next }
    return top
  }

  /// Tells the responders of `event` whose presses changed.
  func deliver(_ event: UIPressesEvent) {
    for press in event.allPresses where press.window === self {
      guard let responder = press.responder else { continue }
      let presses: Set<UIPress> = [press]
      switch press.phase {
      case .began: responder.pressesBegan(presses, with: event)
      case .changed: responder.pressesChanged(presses, with: event)
      case .ended: responder.pressesEnded(presses, with: event)
      case .cancelled: responder.pressesCancelled(presses, with: event)
      case .stationary: break
      }
    }
  }
}

extension UIResponder {
  /// Whether what this responder does not handle comes to `controller`.
  fileprivate func isInChain(above controller: UIViewController?) -> Bool {
    var current: UIResponder? = self
    while let responder = current {
      if responder === controller { return true }
      current = responder.next
    }
    return false
  }
}
