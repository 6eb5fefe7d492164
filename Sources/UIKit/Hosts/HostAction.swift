/// What assistive technology does with an element.
nonisolated public enum HostAction: String, Equatable, Sendable, Codable {
  /// Uses it, as a tap does.
  case activate
  /// Steps it up.
  case increment
  /// Steps it down.
  case decrement
  /// Lets keys go to it: a text is edited from then on, what can have the focus has it.
  case focus
  /// Scrolls it into sight.
  case show
  /// Leaves or cancels what is in front; the element is of no account.
  case escape
}
