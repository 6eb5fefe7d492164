import Foundation

extension UIControl {
  /// What can happen to a control. A set, so that handlers can wait for several at once.
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touched down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touched down again, soon after a tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved in the control or near it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved far outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger went out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted in the control or near it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted far outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A person changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for was done, in whatever way.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu of the control is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text was changed by a person.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by the Return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits for an app's own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits for the system's own events.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control stands. A set: a control can be selected and highlighted.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// A state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, not touched, not selected.
    public static let normal = State([])
    /// A finger is in it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the keyboard focus.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for an app's own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits for the system's own states.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where the contents lie across.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// Over the whole width.
    case fill = 3
    /// Where lines of text begin.
    case leading = 4
    /// Where lines of text end.
    case trailing = 5
  }

  /// Where the contents lie down.
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top edge.
    case top = 1
    /// At the bottom edge.
    case bottom = 2
    /// Over the whole height.
    case fill = 3
  }
}
