public import Foundation

/// One step of a path, as `CGPath.applyWithBlock(_:)` hands it over.
public struct CGPathElement {
  /// What the step is.
  public var type: CGPathElementType
  /// Its points, control points first; how many follows from the type. Valid only during the call.
  public var points: UnsafeMutablePointer<CGPoint>

  /// A step of given type and points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}
