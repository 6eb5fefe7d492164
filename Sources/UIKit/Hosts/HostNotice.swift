public import Foundation

/// Something that an app tells its host beside frames.
nonisolated public enum HostNotice: Equatable, Sendable {
  /// The app copied a text to its pasteboard: it belongs on the clipboard outside. Nil when the pasteboard was
  /// emptied.
  case copied(String?)
  /// A text is edited, and its caret is in this rectangle of the screen, in points: where an input method may
  /// show what it proposes. Nil when no text is edited any longer. Told after the frame that shows it there.
  case caret(CGRect?)
}
