/// Tells the two views of a transition apart.
nonisolated public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// A key of that name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one that goes.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The one that comes.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
