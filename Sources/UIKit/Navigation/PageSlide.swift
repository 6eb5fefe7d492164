package import Foundation

/// Where two pages are while one slides over the other: a value without views.
///
/// Progress runs from 0, the upper page is out of sight, to 1, it covers the lower one.
package struct PageSlide {
  /// The pages' width in points.
  package let width: CGFloat
  /// Whether pages come from the left, as in right-to-left languages.
  package let isMirrored: Bool

  package init(width: CGFloat, isMirrored: Bool) {
    self.width = width
    self.isMirrored = isMirrored
  }

  /// How far right of its place the upper page is.
  package func upper(at progress: CGFloat) -> CGFloat {
    (isMirrored ? -1 : 1) * width * (1 - progress)
  }

  /// How far right of its place the lower page is: it gives way by a third of its width.
  package func lower(at progress: CGFloat) -> CGFloat {
    (isMirrored ? 1 : -1) * width / 3 * progress
  }

  /// How dark the lower page is, as a part of black.
  package func shade(at progress: CGFloat) -> CGFloat { 0.1 * progress }
}
