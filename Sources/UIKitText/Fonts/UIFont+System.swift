public import Foundation

extension UIFont {
  /// The size of labels: 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons: 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// A small size: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system font: 14 points.
  public class var systemFontSize: CGFloat { 14 }

  /// The system font of a size in points and a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(spec: system(fontSize, weight.number))
  }

  /// The bold system font of a size in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The italic system font of a size in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var spec = system(fontSize, 400)
    spec.isItalic = true
    return UIFont(spec: spec)
  }

  /// The system font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var spec = system(fontSize, weight.number)
    spec.hasTabularDigits = true
    return UIFont(spec: spec)
  }

  /// The system font with letters of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var spec = FontSpec(
      family: FontConfiguration.monospacedFamily, weight: weight.number, size: fontSize)
    spec.isSystem = true
    return UIFont(spec: spec)
  }

  /// A font by its name, such as "Inter-BoldItalic", or by that of its family; nil when it is not
  /// installed.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let spec = Self.spec(named: fontName, size: fontSize) else { return nil }
    self.init(spec: spec)
  }

  /// The names of the families that are installed, in alphabetical order.
  public class var familyNames: [String] { FontLibrary.shared.familyNames.sorted() }

  private static func system(_ size: CGFloat, _ weight: Int) -> FontSpec {
    var spec = FontSpec(family: FontConfiguration.systemFamily, weight: weight, size: size)
    spec.isSystem = true
    return spec
  }

  private static func spec(named name: String, size: CGFloat) -> FontSpec? {
    let installed = FontLibrary.shared.familyNames
    if installed.contains(name) { return FontSpec(family: name, size: size) }
    guard let dash = name.lastIndex(of: "-") else { return nil }
    let compact = String(name[..<dash])
    guard
      let family = installed.first(where: {
        $0 == compact || $0.replacingOccurrences(of: " ", with: "") == compact
      })
    else { return nil }
    var style = String(name[name.index(after: dash)...])
    var spec = FontSpec(family: family, size: size)
    for suffix in ["Italic", "Oblique"] where style.hasSuffix(suffix) {
      spec.isItalic = true
      style.removeLast(suffix.count)
    }
    if !style.isEmpty {
      guard let weight = Weight.number(named: style) else { return nil }
      spec.weight = weight
    }
    return spec
  }
}
