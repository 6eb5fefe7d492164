import Foundation

/// Which part of a picture lies in the square that is cut out of it.
nonisolated struct CropGeometry: Equatable {
  /// The picture's size in pixels, the right way up.
  var picture: CGSize
  /// A side of the square, in points.
  var side: CGFloat

  /// How much larger than needed to cover the square the picture may be shown.
  static let largestZoom: CGFloat = 8

  /// The size at which the picture just covers the square, in points.
  var smallestSize: CGSize {
    let short = min(picture.width, picture.height)
    guard short > 0, side > 0 else { return .zero }
    return CGSize(width: picture.width / short * side, height: picture.height / short * side)
  }

  /// The pixels in the square, when the picture is shown `zoom` times its smallest size and the square's corner is at
  /// `corner` of it, in points as shown. Whole pixels, within the picture, and as wide as high.
  func pixels(zoom: CGFloat, corner: CGPoint) -> CGRect {
    let shown = smallestSize
    guard shown.width > 0, zoom > 0, zoom.isFinite else { return .zero }
    let pixelsPerPoint = picture.width / (shown.width * zoom)
    let length = min(
      max((side * pixelsPerPoint).rounded(), 1), min(picture.width, picture.height))
    func place(_ point: CGFloat, _ room: CGFloat) -> CGFloat {
      let pixel = (point * pixelsPerPoint).rounded()
      return pixel.isFinite ? min(max(pixel, 0), room - length) : 0
    }
    return CGRect(
      x: place(corner.x, picture.width), y: place(corner.y, picture.height), width: length,
      height: length)
  }
}
