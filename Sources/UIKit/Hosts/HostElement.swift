public import Foundation

/// One thing on the screen as assistive technology knows it, for a host to hand on: to a screen reader, to a page, to a
/// script. ``HostInput/elements()`` has those of a moment.
nonisolated public struct HostElement: Equatable, Sendable {
  /// What kind of thing it is.
  public enum Role: String, Sendable, Codable, CaseIterable {
    /// Does something when used.
    case button
    /// Leads somewhere.
    case link
    /// Is on or off.
    case toggle
    /// Is stepped up and down between two ends.
    case slider
    /// A column of a picker.
    case wheel
    /// Says how far something has come.
    case progress
    /// A picture.
    case image
    /// A text to read.
    case text
    /// A heading.
    case header
    /// A key of a keyboard on the screen.
    case keyboardKey
    /// A line of text to edit.
    case textField
    /// A line of text that nobody is to read.
    case secureField
    /// A line of text to search by.
    case searchField
    /// Text of many lines to edit.
    case textArea
    /// A row of a list, or one of its tiles.
    case cell
    /// Rows or tiles, those in sight.
    case list
    /// What has to be answered before anything else.
    case dialog
    /// Things that belong together.
    case group
    /// A bar of buttons.
    case toolbar
    /// A row of tabs.
    case tabBar
    /// Of no kind that there is a word for.
    case other
  }

  /// Tells the element from others for as long as it is there; never used again.
  public var id: Int
  /// What kind of thing it is.
  public var role: Role
  /// What it is called, in the person's language.
  public var label: String?
  /// What it is set to, in the person's language.
  public var value: String?
  /// What happens when it is used, in the person's language.
  public var hint: String?
  /// A name for tests, the same in all languages.
  public var identifier: String?
  /// Where it is, in points of the screen; what scrolling has moved away lies outside of it.
  public var frame: CGRect
  /// The part of `frame` that is in sight; empty when none is.
  public var visibleFrame: CGRect
  /// Whether it can be used.
  public var isEnabled = true
  /// Whether it is chosen, or checked.
  public var isSelected = false
  /// Whether keys go to it.
  public var isFocused = false
  /// Whether it is on; nil for what cannot be.
  public var isOn: Bool?
  /// How far it stands between its minimum, 0, and its maximum, 1; nil for what has none.
  public var fraction: Double?
  /// What lies in it, in reading order.
  public var children: [HostElement] = []

  /// An element without children, enabled, neither selected nor focused.
  public init(
    id: Int, role: Role, label: String? = nil, value: String? = nil, hint: String? = nil,
    identifier: String? = nil, frame: CGRect = .zero, visibleFrame: CGRect? = nil
  ) {
    self.id = id
    self.role = role
    self.label = label
    self.value = value
    self.hint = hint
    self.identifier = identifier
    self.frame = frame
    self.visibleFrame = visibleFrame ?? frame
  }

  /// The element and all that lie in it, each before those in it.
  public var selfAndDescendants: [HostElement] { [self] + children.flatMap(\.selfAndDescendants) }
}
