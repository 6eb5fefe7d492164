public import Foundation

nonisolated extension UIWindow.Level {
  /// Whether windows of one level lie below those of another.
  public static func < (left: UIWindow.Level, right: UIWindow.Level) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The level that lies so far above: `.alert + 1`.
  public static func + (left: UIWindow.Level, right: CGFloat) -> UIWindow.Level {
    UIWindow.Level(rawValue: left.rawValue + right)
  }

  /// The level that lies so far below.
  public static func - (left: UIWindow.Level, right: CGFloat) -> UIWindow.Level {
    UIWindow.Level(rawValue: left.rawValue - right)
  }

  /// How far one level lies above another.
  public static func - (left: UIWindow.Level, right: UIWindow.Level) -> CGFloat {
    left.rawValue - right.rawValue
  }

  /// Raises a level.
  public static func += (left: inout UIWindow.Level, right: CGFloat) { left = left + right }

  /// Lowers a level.
  public static func -= (left: inout UIWindow.Level, right: CGFloat) { left = left - right }
}
