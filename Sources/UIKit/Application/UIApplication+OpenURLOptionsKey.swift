extension UIApplication {
  /// What is said beside a URL that the app is to open.
  nonisolated public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// A key of that name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether the file is the person's own, and no copy: a `Bool`. True on Linux.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}
