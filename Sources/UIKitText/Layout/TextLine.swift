package import Foundation

/// A line of text that has been laid out. Coordinates are the layout's, in points.
package struct TextLine: Sendable {
  /// The rectangle of the line: as wide as its letters, as high as its font says.
  package let rect: CGRect
  /// Where the letters stand, from the layout's top.
  package let baseline: CGFloat
}
