/// How a string is drawn into a rectangle.
nonisolated public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: Int

  /// Options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The origin is the top left corner and lines wrap; without it there is one line, and the origin is
  /// where its baseline begins.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as far apart as the font asks for. They always are: fonts here have no leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that fits ends with an ellipsis when there is more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
