public import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`; Helvetica's stand-in of 12 points where there is none.
  public static let font = NSAttributedString.Key("NSFont")
  /// The paragraph's layout, an `NSParagraphStyle`; the first character of a paragraph decides.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour of the letters, a `UIColor` or `CGColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the letters, a `UIColor` or `CGColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Additional space after each letter in points, a number; 0 turns the font's own off too.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Additional space after each letter in points, a number, on top of the font's own.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A line through the letters: an `NSUnderlineStyle`'s raw value.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the line through the letters; that of the letters where there is none.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A line under the letters: an `NSUnderlineStyle`'s raw value.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the line under the letters; that of the letters where there is none.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// How far the letters are raised above the line, in points, a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
