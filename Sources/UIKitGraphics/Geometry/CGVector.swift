public import Foundation

/// A direction with a length.
public struct CGVector: Sendable, Hashable {
  /// The part along x, in points.
  public var dx: CGFloat
  /// The part along y, in points.
  public var dy: CGFloat

  /// The vector of no length.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// A vector of no length.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// A vector of two given parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A vector of two given parts in whole numbers.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// A vector of two given parts.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}
