package import Foundation
package import UIKitGraphics

extension CGRect {
  /// Whether origin and size are made of finite numbers.
  package nonisolated var hasFiniteSides: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension CGAffineTransform {
  /// Whether all six numbers are finite.
  package nonisolated var hasFiniteNumbers: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
