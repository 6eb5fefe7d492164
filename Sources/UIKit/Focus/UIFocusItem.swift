/// What can have the focus of the keyboard.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether Tab stops here.
  var canBecomeFocused: Bool { get }
  /// Whether it has the focus.
  var isFocused: Bool { get }
}
