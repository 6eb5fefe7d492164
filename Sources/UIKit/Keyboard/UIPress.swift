public import Foundation

/// One key that is pressed, from going down to going up.
///
/// The same object stands for it in all its events. Its ``responder`` is fixed when it begins.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// Where a press stands in its life.
  nonisolated public enum Phase: Int, Sendable {
    /// The key went down.
    case began = 0
    /// The key repeats while it is held.
    case changed = 1
    /// The key is down and does nothing new.
    case stationary = 2
    /// The key went up.
    case ended = 3
    /// The system stopped following the key.
    case cancelled = 4
  }

  /// What a press means, for the keys that remote controls have, too.
  nonisolated public struct PressType: RawRepresentable, Hashable, Sendable {
    /// The number, as in UIKit; keys without a name here have the one of their place plus 2000.
    public let rawValue: Int

    /// A meaning from its number.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Up.
    public static let upArrow = PressType(rawValue: 0)
    /// Down.
    public static let downArrow = PressType(rawValue: 1)
    /// To the left.
    public static let leftArrow = PressType(rawValue: 2)
    /// To the right.
    public static let rightArrow = PressType(rawValue: 3)
    /// Return.
    public static let select = PressType(rawValue: 4)
    /// Escape.
    public static let menu = PressType(rawValue: 5)
  }

  /// When the press last changed, in seconds of the application's loop.
  open internal(set) var timestamp: TimeInterval
  /// Where the press stands.
  open internal(set) var phase: Phase = .began
  /// What the press means.
  open var type: PressType { key.map { PressType($0.keyCode) } ?? PressType(rawValue: 0) }
  /// The window that the press goes to.
  open internal(set) weak var window: UIWindow?
  /// Who is told first.
  open internal(set) weak var responder: UIResponder?
  /// The key, with what it means now.
  open internal(set) var key: UIKey?

  init(_ key: HostKey, window: UIWindow, responder: UIResponder, timestamp: TimeInterval) {
    self.key = UIKey(key)
    self.window = window
    self.responder = responder
    self.timestamp = timestamp
    super.init()
  }
}

extension UIPress.PressType {
  nonisolated fileprivate init(_ usage: UIKeyboardHIDUsage) {
    switch usage {
    case .keyboardUpArrow: self = .upArrow
    case .keyboardDownArrow: self = .downArrow
    case .keyboardLeftArrow: self = .leftArrow
    case .keyboardRightArrow: self = .rightArrow
    case .keyboardReturnOrEnter: self = .select
    case .keyboardEscape: self = .menu
    default: self.init(rawValue: 2000 + usage.rawValue)
    }
  }
}
