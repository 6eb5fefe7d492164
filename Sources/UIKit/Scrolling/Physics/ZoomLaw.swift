import Foundation

/// How far fingers zoom content.
package nonisolated struct ZoomLaw: Equatable, Sendable {
  package let least: CGFloat
  package let most: CGFloat
  /// Whether fingers may go beyond the limits, and the content comes back.
  package let bounces: Bool

  package init(least: CGFloat, most: CGFloat, bounces: Bool) {
    self.least = max(least.isFinite ? least : 1, 0.0001)
    self.most = max(most.isFinite ? most : 1, self.least)
    self.bounces = bounces
  }

  package func clamped(_ scale: CGFloat) -> CGFloat { min(max(scale, least), most) }

  /// The content's scale for fingers that ask for `wanted`. Beyond a limit it gives way less and less, up to
  /// twice the limit or half of it.
  package func scale(forWanted wanted: CGFloat) -> CGFloat {
    guard wanted.isFinite, wanted > 0 else { return clamped(wanted.isFinite ? wanted : 1) }
    guard bounces else { return clamped(wanted) }
    let band = RubberBand(length: 1)
    if wanted > most { return most * (1 + band.stretch(for: wanted / most - 1)) }
    if wanted < least { return least / (1 + band.stretch(for: least / wanted - 1)) }
    return wanted
  }

  /// What fingers ask for that have brought the content to `scale`.
  package func wanted(forScale scale: CGFloat) -> CGFloat {
    let band = RubberBand(length: 1)
    if scale > most { return most * (1 + band.pull(for: scale / most - 1)) }
    if scale < least { return least / (1 + band.pull(for: least / scale - 1)) }
    return scale
  }
}
