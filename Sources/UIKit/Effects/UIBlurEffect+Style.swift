extension UIBlurEffect {
  /// How strong a blur is, and what it is tinted with. Those without light or dark in their names are what
  /// the view's traits say.
  nonisolated public enum Style: Int, Sendable {
    /// Lighter than what is beneath, nearly white.
    case extraLight = 0
    /// As light as what is beneath, or somewhat lighter.
    case light = 1
    /// Darker than what is beneath.
    case dark = 2
    /// As `light` or `dark`.
    case regular = 4
    /// As `extraLight`, or a dark that stands out.
    case prominent = 5

    /// Lets through most.
    case systemUltraThinMaterial = 6
    /// Lets through more than the usual material.
    case systemThinMaterial = 7
    /// The usual material.
    case systemMaterial = 8
    /// Lets through less than the usual material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10

    /// Lets through most; always light.
    case systemUltraThinMaterialLight = 11
    /// Lets through more than the usual material; always light.
    case systemThinMaterialLight = 12
    /// The usual material; always light.
    case systemMaterialLight = 13
    /// Lets through less than the usual material; always light.
    case systemThickMaterialLight = 14
    /// The material of bars; always light.
    case systemChromeMaterialLight = 15

    /// Lets through most; always dark.
    case systemUltraThinMaterialDark = 16
    /// Lets through more than the usual material; always dark.
    case systemThinMaterialDark = 17
    /// The usual material; always dark.
    case systemMaterialDark = 18
    /// Lets through less than the usual material; always dark.
    case systemThickMaterialDark = 19
    /// The material of bars; always dark.
    case systemChromeMaterialDark = 20
  }
}

nonisolated extension UIBlurEffect.Style {
  /// Light or dark, where the style alone says which.
  var interfaceStyle: UIUserInterfaceStyle {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      .unspecified
    }
  }
}
