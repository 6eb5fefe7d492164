public import Foundation

/// What a person did: the touches of all fingers at one moment.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of an event.
  nonisolated public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// Keys.
    case presses = 3
    /// A wheel, or fingers on a trackpad, that scroll. No view gets these events: a
    /// ``UIPanGestureRecognizer`` follows them.
    case scroll = 10
  }

  /// The kind of this event.
  open var type: EventType { .touches }
  /// When it happened, in seconds of the application's loop.
  open package(set) var timestamp: TimeInterval = 0
  /// The modifiers that are held on the keyboard.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons of the pointer that are down, or were until this event; empty for fingers.
  open internal(set) var buttonMask: ButtonMask = []
  /// All fingers that are down, or were until this event; nil when there are none.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// The touches of this event that began in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    nonEmpty(touches.filter { $0.window === window })
  }

  /// The touches of this event that began in `view`.
  open func touches(for view: UIView) -> Set<UITouch>? {
    nonEmpty(touches.filter { $0.view === view })
  }

  /// The touches of this event that `recognizer` gets.
  open func touches(for recognizer: UIGestureRecognizer) -> Set<UITouch>? {
    nonEmpty(touches.filter { recognizer.follows($0) })
  }

  init(sequence: Void) {
    super.init()
  }

  package var touches: [UITouch] = []

  private func nonEmpty(_ touches: [UITouch]) -> Set<UITouch>? {
    touches.isEmpty ? nil : Set(touches)
  }
}
