import Foundation
import UIKitGraphics

/// The numbers of an effect.
struct EffectLook: Equatable {
  /// The blur: the standard deviation of a Gaussian, in points.
  var radius: CGFloat = 0
  /// How strong colours become.
  var saturation: CGFloat = 1
  /// What lies over it.
  var tint: CGColor?

  /// What an effect looks like in certain traits.
  init(_ effect: UIVisualEffect?, _ traits: UITraitCollection) {
    guard let blur = effect as? UIBlurEffect else { return }
    let isDark = blur.style.isDark(traits)
    let surface = Surface(blur.style, isDark: isDark)
    if traits.reducesTransparency {
      tint = UIColor(white: surface.white, alpha: 1).cgColor
    } else {
      radius = surface.radius
      saturation = 1.8
      tint = UIColor(white: surface.white, alpha: surface.alpha).cgColor
    }
  }

  /// A material of the system's with a tint of one's own.
  init(tint: UIColor, _ traits: UITraitCollection) {
    let color = tint.resolvedColor(with: traits)
    if traits.reducesTransparency {
      self.tint = color.withAlphaComponent(1).cgColor
    } else {
      radius = 30
      saturation = 1.8
      self.tint = color.cgColor
    }
  }
}

/// A grey over a blur.
private struct Surface {
  let radius: CGFloat
  let white: CGFloat
  let alpha: CGFloat

  private init(_ radius: CGFloat, _ white: CGFloat, _ alpha: CGFloat) {
    self.radius = radius
    self.white = white
    self.alpha = alpha
  }

  init(_ style: UIBlurEffect.Style, isDark: Bool) {
    self = isDark ? Self.dark(style) : Self.light(style)
  }

  // NB: the first three are widely known of iOS 8 to 12. The materials are ours, chosen by eye: Apple says no numbers.
  private static func light(_ style: UIBlurEffect.Style) -> Surface {
    switch style {
    case .extraLight, .prominent: Surface(20, 0.97, 0.82)
    case .light, .regular, .dark: Surface(30, 1, 0.3)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      Surface(22, 0.96, 0.4)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      Surface(28, 0.96, 0.58)
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark: Surface(30, 0.96, 0.72)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      Surface(30, 0.96, 0.85)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      Surface(30, 0.97, 0.78)
    }
  }

  private static func dark(_ style: UIBlurEffect.Style) -> Surface {
    switch style {
    case .dark, .regular, .light, .extraLight: Surface(20, 0.11, 0.73)
    case .prominent: Surface(20, 0.17, 0.65)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      Surface(22, 0.15, 0.45)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      Surface(28, 0.15, 0.6)
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark: Surface(30, 0.15, 0.72)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      Surface(30, 0.15, 0.84)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      Surface(30, 0.09, 0.78)
    }
  }
}

extension UIBlurEffect.Style {
  /// Whether it is dark in certain traits.
  func isDark(_ traits: UITraitCollection) -> Bool {
    let own = interfaceStyle
    return (own == .unspecified ? traits.userInterfaceStyle : own) == .dark
  }
}
