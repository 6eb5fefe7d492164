public import Foundation

/// What lies behind the contents of a button: a fill and a line around it.
nonisolated public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The fill; nil takes the configuration's own.
  public var backgroundColor: UIColor?
  /// The radius of the corners in points. Other than a fixed corner style it is a starting value.
  public var cornerRadius: CGFloat = 5.95
  /// The line around; nil for none.
  public var strokeColor: UIColor?
  /// The width of the line in points.
  public var strokeWidth: CGFloat = 0

  /// Nothing behind the contents.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  init() {}
}
