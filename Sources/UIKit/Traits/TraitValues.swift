import Foundation

/// The traits as plain values; unspecified is each one's own "not said".
nonisolated package struct TraitValues: Hashable, Sendable, CustomStringConvertible {
  package var style = UIUserInterfaceStyle.unspecified
  package var idiom = UIUserInterfaceIdiom.unspecified
  package var scale: CGFloat = 0
  package var horizontal = UIUserInterfaceSizeClass.unspecified
  package var vertical = UIUserInterfaceSizeClass.unspecified
  package var direction = UITraitEnvironmentLayoutDirection.unspecified
  package var category = UIContentSizeCategory.unspecified
  package var reducesTransparency: Bool?

  package func overridden(by other: TraitValues) -> TraitValues {
    TraitValues(
      style: other.style == .unspecified ? style : other.style,
      idiom: other.idiom == .unspecified ? idiom : other.idiom,
      scale: other.scale == 0 ? scale : other.scale,
      horizontal: other.horizontal == .unspecified ? horizontal : other.horizontal,
      vertical: other.vertical == .unspecified ? vertical : other.vertical,
      direction: other.direction == .unspecified ? direction : other.direction,
      category: other.category == .unspecified ? category : other.category,
      reducesTransparency: other.reducesTransparency ?? reducesTransparency)
  }

  package var description: String {
    var parts: [String] = []
    if style != .unspecified { parts.append("style \(style)") }
    if idiom != .unspecified { parts.append("idiom \(idiom)") }
    if scale != 0 { parts.append("scale \(scale)") }
    if horizontal != .unspecified { parts.append("horizontal \(horizontal)") }
    if vertical != .unspecified { parts.append("vertical \(vertical)") }
    if direction != .unspecified { parts.append("direction \(direction)") }
    if category != .unspecified { parts.append("text \(category.rawValue)") }
    if let reducesTransparency { parts.append("reduced transparency \(reducesTransparency)") }
    return "traits: " + (parts.isEmpty ? "none" : parts.joined(separator: ", "))
  }
}
