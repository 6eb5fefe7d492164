package import Foundation
package import UIKitGraphics

extension TextLayout {
  /// Draws the text with its top left corner at a point, on a bitmap or into a display list.
  ///
  /// - Parameter color: The colour of letters without one of their own.
  package func draw(in context: CGContext, at point: CGPoint, color: CGColor) {
    guard !inkBounds.isNull, point.x.isFinite, point.y.isFinite else { return }
    context.draw(TextPicture(layout: self, origin: point, color: color.rgba))
  }
}
