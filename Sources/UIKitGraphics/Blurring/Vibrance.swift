package import Foundation

/// How a content takes up the colours of what is beneath it, instead of covering them.
package struct Vibrance: Hashable, Sendable {
  /// Whether its colours are added, which suits what is dark; else it darkens.
  package var lightens: Bool
  /// Whether its colours count; else only its opacity does.
  package var usesColor: Bool
  /// How much of it, from 0 to 1.
  package var strength: CGFloat
  /// How strong the colours beneath become under it; 1 for as they are.
  package var saturation: CGFloat

  package init(lightens: Bool, usesColor: Bool, strength: CGFloat, saturation: CGFloat) {
    self.lightens = lightens
    self.usesColor = usesColor
    self.strength = strength
    self.saturation = saturation
  }
}
