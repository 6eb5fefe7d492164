public import Foundation

/// A font of a size. It never changes, and there is always one: where a font is missing, another stands
/// in.
public final class UIFont: NSObject, NSCopying, Sendable {
  let spec: FontSpec
  /// The style it was asked for by; nil for a font of a given size.
  package let textStyle: TextStyle?
  private let library: FontLibrary

  init(spec: FontSpec, library: FontLibrary = .shared, textStyle: TextStyle? = nil) {
    self.spec = spec
    self.library = library
    self.textStyle = textStyle
    super.init()
  }

  /// The size in points.
  public var pointSize: CGFloat { spec.size }

  /// The family's name.
  public var familyName: String {
    spec.family.split(separator: ",").first.map(String.init) ?? spec.family
  }

  /// The font's name: family and style.
  public var fontName: String {
    let weight = Weight.name(of: spec.weight)
    let style = spec.isItalic ? (weight == "Regular" ? "Italic" : weight + "Italic") : weight
    return familyName.replacingOccurrences(of: " ", with: "") + "-" + style
  }

  /// How far the tallest letters reach above the baseline, in points.
  public var ascender: CGFloat { metrics.ascent }

  /// How far the lowest letters reach below the baseline, in points: a negative number.
  public var descender: CGFloat { -metrics.descent }

  /// The height of a capital letter, in points.
  public var capHeight: CGFloat { metrics.capHeight }

  /// The height of the letter x, in points.
  public var xHeight: CGFloat { metrics.xHeight }

  /// The height of a line, in points; for the system font 1.193359 times its size, as measured on UIKit.
  public var lineHeight: CGFloat { metrics.ascent + metrics.descent }

  /// The space between lines that the font asks for: none.
  public var leading: CGFloat { 0 }

  /// The same font of another size in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var other = spec
    other.size = FontSpec.usable(fontSize)
    return UIFont(spec: other, library: library)
  }

  /// The same font, to be found again by its style when the person's text size changes.
  package func known(as style: TextStyle) -> UIFont {
    UIFont(spec: spec, library: library, textStyle: style)
  }

  /// Being immutable, the font itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.spec == spec
  }

  public override var hash: Int { spec.hashValue }

  /// The name and size, for a log.
  public override var description: String { "<UIFont \(fontName) \(spec.size) pt>" }

  var metrics: FontMetrics { library.metrics(of: spec) }
}
