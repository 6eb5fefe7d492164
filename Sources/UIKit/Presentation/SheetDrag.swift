package import Foundation

/// How a card follows the finger that pulls it down, and what becomes of it when the finger lets go: a value
/// without views or clocks.
///
/// It follows one to one from where the pan began, and not upward. A card that may not be dismissed gives
/// way less and less.
package struct SheetDrag {
  /// The card's height in points.
  package let height: CGFloat
  package let isLocked: Bool

  package init(height: CGFloat, isLocked: Bool) {
    self.height = height
    self.isLocked = isLocked
  }

  /// How far below its place the card is, for a finger that moved `translation` points down.
  package func offset(for translation: CGFloat) -> CGFloat {
    guard translation > 0, height > 0 else { return 0 }
    guard isLocked else { return min(translation, height) }
    // The rubber band of scroll views, of a tenth of the height.
    let reach = height / 10
    return 0.55 * translation * reach / (0.55 * translation + reach)
  }

  /// Whether the card goes: pulled beyond half its height, or thrown down at 1000 points a second.
  package func dismisses(translation: CGFloat, velocity: CGFloat) -> Bool {
    guard !isLocked else { return false }
    if velocity <= -1000 { return false }
    return velocity >= 1000 || offset(for: translation) > height / 2
  }

  /// How dark it is behind the card, as a part of the whole.
  package func dimming(at offset: CGFloat) -> CGFloat {
    height > 0 ? min(max(0, 1 - offset / height), 1) : 1
  }
}
