package import Foundation

/// Where a gradient's colours go.
package enum GradientShape: Sendable, Hashable {
  /// Along a line, and straight across it.
  case linear(from: CGPoint, to: CGPoint)
  /// From one circle to another.
  case radial(
    from: CGPoint, startRadius: CGFloat, to: CGPoint, endRadius: CGFloat)
}
