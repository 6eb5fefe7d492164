import UIKitGraphics

extension UIVibrancyEffect {
  /// How contents blend with what is beneath them in certain traits.
  func vibrance(_ traits: UITraitCollection) -> Vibrance {
    Vibrance(
      lightens: blurStyle.isDark(traits), usesColor: style == nil || style == .label,
      strength: strength, saturation: 1.5)
  }

  // The system's label and fill colours are about as opaque.
  private var strength: CGFloat {
    switch style {
    case nil: 0.75
    case .label: 0.85
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.35
    case .quaternaryLabel: 0.2
    case .fill: 0.3
    case .secondaryFill: 0.2
    case .tertiaryFill: 0.12
    case .separator: 0.2
    }
  }
}
