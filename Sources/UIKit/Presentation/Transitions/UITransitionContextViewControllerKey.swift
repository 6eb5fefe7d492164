/// Tells the two controllers of a transition apart.
nonisolated public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable
{
  /// The key's name.
  public let rawValue: String

  /// A key of that name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one that is to be seen at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The one that is to be seen at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
