public import Foundation

/// Something that an app tells its host beside frames.
nonisolated public enum HostNotice: Equatable, Sendable {
  /// The app copied a text to its pasteboard: it belongs on the clipboard outside. Nil when the pasteboard was
  /// emptied.
  case copied(String?)
  /// A text is edited, and its caret is in this rectangle of the screen, in points: where an input method may
  /// show what it proposes. Nil when no text is edited any longer. Told after the frame that shows it there.
  case caret(CGRect?)
  /// What is on the screen for assistive technology may be another now: ``HostInput/elements()`` has it. Told at the end
  /// of a frame, and only where ``HostInput/wantsElements`` is set.
  case elements
  /// Assistive technology is to read something aloud; see ``UIAccessibility/post(notification:argument:)``.
  case announcement(String)
  /// Assistive technology is to go to the element of that number.
  case focus(Int)
}
