public import Foundation

extension CGContext {
  /// A context of a bitmap of its own, in Core Graphics's coordinates: origin at the bottom left, y
  /// grows upward. It begins transparent, or black without opacity.
  ///
  /// What is supported: `data` nil; 8 bits a component; `bytesPerRow` 0 or four times the width or more,
  /// of which the bitmap uses what it needs; a space of red, green and blue; `byteOrder32Little` with
  /// `premultipliedFirst` or `noneSkipFirst`. Anything else gives nil, and so does a side outside of
  /// 1...32,767 pixels.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let opaque: Bool
    switch CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue) {
    case .premultipliedFirst: opaque = false
    case .noneSkipFirst: opaque = true
    default: return nil
    }
    let order = CGBitmapInfo(rawValue: bitmapInfo).subtracting(.alphaInfoMask)
    guard data == nil, bitsPerComponent == 8, order == .byteOrder32Little, space.model == .rgb,
      bytesPerRow == 0 || (width > 0 && bytesPerRow / 4 >= width),
      let bitmap = Bitmap(width: width, height: height, opaque: opaque)
    else { return nil }
    self.init(
      bitmap: bitmap,
      base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// The width of the bitmap in pixels; 0 for a context that records.
  public var width: Int { bitmap?.width ?? 0 }

  /// The height of the bitmap in pixels; 0 for a context that records.
  public var height: Int { bitmap?.height ?? 0 }

  /// The bytes of one row of the bitmap; 0 for a context that records.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }

  /// An image of what has been drawn up to now; nil for a context that records.
  public func makeImage() -> CGImage? { bitmap?.makeImage() }

  /// The transform from the current coordinates to pixels of the bitmap.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    state.ctm.concatenating(base)
  }

  /// A point of the current coordinates in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }

  /// A point of the bitmap in the current coordinates.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// A size of the current coordinates in pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform)
  }

  /// A size in pixels in the current coordinates.
  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// A rectangle of the current coordinates in pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform)
  }

  /// A rectangle in pixels in the current coordinates.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// The bitmap that is drawn on; nil for a context that records.
  package var bitmap: Bitmap? {
    guard case .bitmap(let bitmap, _) = target else { return nil }
    return bitmap
  }
}
