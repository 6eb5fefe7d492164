public import Foundation

extension UIFont {
  /// How bold a font is: from -1, the thinnest, to 1, with UIKit's values.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// A weight of a given number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A weight of a given number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Thin.
    public static let light = Weight(rawValue: -0.4)
    /// That of running text.
    public static let regular = Weight(rawValue: 0)
    /// A little bolder.
    public static let medium = Weight(rawValue: 0.23)
    /// That of headlines and default buttons.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Very bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The boldest.
    public static let black = Weight(rawValue: 0.62)
  }
}

extension UIFont.Weight {
  private static let steps: [(weight: UIFont.Weight, number: Int, name: String)] = [
    (.ultraLight, 100, "UltraLight"), (.thin, 200, "Thin"), (.light, 300, "Light"),
    (.regular, 400, "Regular"), (.medium, 500, "Medium"), (.semibold, 600, "SemiBold"),
    (.bold, 700, "Bold"), (.heavy, 800, "ExtraBold"), (.black, 900, "Black"),
  ]

  /// The nearest of the nine weights of fonts, from 100 to 900.
  var number: Int {
    let value = rawValue.isFinite ? rawValue : 0
    let nearest = Self.steps.min {
      abs($0.weight.rawValue - value) < abs($1.weight.rawValue - value)
    }
    return nearest?.number ?? 400
  }

  /// The name of a weight from 100 to 900 in a font's name.
  static func name(of number: Int) -> String {
    steps.min { abs($0.number - number) < abs($1.number - number) }?.name ?? "Regular"
  }

  /// The weight that a font's style names: "Bold" of "Inter-Bold".
  static func number(named name: String) -> Int? {
    let other = ["Semibold": 600, "Heavy": 800, "ExtraLight": 200, "DemiBold": 600]
    return steps.first { $0.name.lowercased() == name.lowercased() }?.number ?? other[name]
  }
}
