import UIKit

extension CGRect {
  /// `(16, 200, 90 x 36)`, to half a point.
  nonisolated var short: String {
    "(\(minX.short), \(minY.short), \(width.short) x \(height.short))"
  }
}

extension CGPoint {
  /// `(16, 200)`, to half a point.
  nonisolated var short: String { "(\(x.short), \(y.short))" }
}

extension CGFloat {
  /// To half a point: `16`, `20.5`.
  nonisolated var short: String {
    guard isFinite, magnitude < 1e9 else { return "\(self)" }
    let half = (self * 2).rounded() / 2
    return half == half.rounded() ? "\(Int(half))" : "\(half)"
  }
}
