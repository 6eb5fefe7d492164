import Foundation
import UIKit

/// How the window's own units, its pixels and the app's points go together. SDL measures windows in units that are
/// pixels on X11, and on Wayland as large as the desktop's scale makes them. A value.
struct WindowScale: Equatable {
  /// Device pixels a point.
  var scale: CGFloat
  /// Pixels a unit of the window.
  var density: CGFloat

  /// In points.
  func point(x: CGFloat, y: CGFloat) -> CGPoint {
    CGPoint(x: x * density / scale, y: y * density / scale)
  }

  /// In units of the window.
  func units(_ rect: CGRect) -> CGRect {
    let factor = scale / density
    return CGRect(
      x: rect.minX * factor, y: rect.minY * factor, width: rect.width * factor,
      height: rect.height * factor)
  }

  /// How many points so many pixels are.
  func size(pixels width: Int, _ height: Int) -> CGSize {
    CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }

  /// The largest of the usual scales, and no larger than `wanted`, at which `size` has room; 1 when none has it.
  static func fitting(_ size: CGSize, into room: CGSize, wanted: CGFloat) -> CGFloat {
    let candidates = [wanted, 3, 2.5, 2, 1.5, 1].filter { $0 <= wanted }
    return candidates.first { size.width * $0 <= room.width && size.height * $0 <= room.height }
      ?? min(wanted, 1)
  }
}
