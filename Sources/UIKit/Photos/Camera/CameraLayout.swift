import Foundation

/// Where the parts of the camera's screen are.
nonisolated struct CameraLayout: Equatable {
  /// What the camera sees, as large as it fits.
  var preview = CGRect.zero
  /// The strip with the controls.
  var strip = CGRect.zero
  var shutter = CGPoint.zero
  var cancel = CGRect.zero
  var turn = CGPoint.zero
  /// Where words stand when there is nothing to see.
  var stage = CGRect.zero

  /// How much the controls need across.
  static let stripHeight: CGFloat = 128
  static let stripWidth: CGFloat = 112
  private static let margin: CGFloat = 20

  /// - Parameters:
  ///   - insets: What is not safe to be touched.
  ///   - shape: Width by height of what the camera sees.
  ///   - scale: Pixels a point: what is seen lies on whole ones.
  ///   - isMirrored: Whether the language is written from right to left.
  init(
    bounds: CGRect, insets: UIEdgeInsets, shape: CGFloat, scale: CGFloat, isMirrored: Bool,
    hasControls: Bool
  ) {
    let safe = bounds.inset(by: insets)
    // NB: `width` would be positive of what is turned inside out.
    guard safe.size.width > 0, safe.size.height > 0 else { return }
    guard hasControls else {
      // Where apps with controls of their own know it from iOS: at the top.
      stage = bounds
      let fitted = Self.fit(shape, in: bounds, scale)
      preview = CGRect(x: fitted.minX, y: bounds.minY, width: fitted.width, height: fitted.height)
      return
    }
    if bounds.width > bounds.height {
      placeBeside(bounds, safe, isMirrored)
    } else {
      placeBelow(bounds, safe, isMirrored)
    }
    preview = Self.fit(shape, in: stage, scale)
  }

  private mutating func placeBelow(_ bounds: CGRect, _ safe: CGRect, _ isMirrored: Bool) {
    let top = max(safe.minY, safe.maxY - Self.stripHeight)
    strip = CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
    stage = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: max(0, top - safe.minY))
    let middle = (top + safe.maxY) / 2
    shutter = CGPoint(x: safe.midX, y: middle)
    let width = max(0, safe.width / 2 - 36 - 2 * Self.margin)
    let (left, right) = (safe.minX + Self.margin, safe.maxX - Self.margin)
    cancel = CGRect(
      x: isMirrored ? right - width : left, y: middle - 22, width: width, height: 44)
    turn = CGPoint(x: isMirrored ? left + 24 : right - 24, y: middle)
  }

  private mutating func placeBeside(_ bounds: CGRect, _ safe: CGRect, _ isMirrored: Bool) {
    let width = min(Self.stripWidth, safe.width)
    let edge = isMirrored ? safe.minX + width : safe.maxX - width
    strip =
      isMirrored
      ? CGRect(x: bounds.minX, y: bounds.minY, width: edge - bounds.minX, height: bounds.height)
      : CGRect(x: edge, y: bounds.minY, width: bounds.maxX - edge, height: bounds.height)
    stage =
      isMirrored
      ? CGRect(x: edge, y: safe.minY, width: safe.maxX - edge, height: safe.height)
      : CGRect(x: safe.minX, y: safe.minY, width: edge - safe.minX, height: safe.height)
    let middle = isMirrored ? edge - width / 2 : edge + width / 2
    shutter = CGPoint(x: middle, y: safe.midY)
    cancel = CGRect(
      x: middle - width / 2 + 4, y: safe.maxY - Self.margin - 44, width: max(0, width - 8),
      height: 44)
    turn = CGPoint(x: middle, y: safe.minY + Self.margin + 24)
  }

  private static func fit(_ shape: CGFloat, in room: CGRect, _ scale: CGFloat) -> CGRect {
    guard shape > 0, shape.isFinite, room.width > 0, room.height > 0 else { return .zero }
    let scale = scale > 0 ? scale : 1
    func whole(_ points: CGFloat) -> CGFloat { (points * scale).rounded() / scale }
    let width = min(room.width, room.height * shape)
    let size = CGSize(width: whole(width), height: whole(width / shape))
    return CGRect(
      x: whole(room.midX - size.width / 2), y: whole(room.midY - size.height / 2),
      width: size.width, height: size.height)
  }
}
