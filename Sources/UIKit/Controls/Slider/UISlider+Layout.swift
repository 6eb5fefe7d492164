import Foundation

extension UISlider {
  /// The height of the track, in points.
  nonisolated static let trackHeight: CGFloat = 4
  /// Between a value image and the track, in points.
  nonisolated static let imageGap: CGFloat = 10
  /// The diameter of the thumb, in points.
  nonisolated static let thumbSize: CGFloat = 28
  /// How far the thumb reaches over the ends of the track, in points.
  nonisolated static let overhang: CGFloat = 2

  func imageFrame(_ image: UIImage?, atMinimum: Bool, in bounds: CGRect) -> CGRect {
    let isLeft = atMinimum != isMirrored
    guard let size = image?.size else {
      return CGRect(x: isLeft ? bounds.minX : bounds.maxX, y: bounds.midY, width: 0, height: 0)
    }
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height
    ).aligned(toScale: traitCollection.displayScale)
  }

  func trackFrame(in bounds: CGRect) -> CGRect {
    let (first, second) = (
      minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)
    )
    let (left, right) = isMirrored ? (second, first) : (first, second)
    let start = left.width > 0 ? left.maxX + Self.imageGap : bounds.minX
    let end = right.width > 0 ? right.minX - Self.imageGap : bounds.maxX
    let pictures = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0 }
    let height = pictures.map(\.size.height).max() ?? Self.trackHeight
    return CGRect(
      x: start + Self.overhang, y: bounds.midY - height / 2,
      width: max(0, end - start - 2 * Self.overhang), height: height)
  }

  func thumbFrame(track: CGRect, in bounds: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSize, height: Self.thumbSize)
    let fraction = CGFloat(range.fraction(of: value))
    let path = thumbPath(track: track, thumbWidth: size.width)
    let x = track.minX - Self.overhang + path * (isMirrored ? 1 - fraction : fraction)
    return CGRect(
      x: x, y: track.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// How far the thumb goes from one end to the other, in points.
  func thumbPath(track: CGRect, thumbWidth: CGFloat) -> CGFloat {
    max(0, track.width + 2 * Self.overhang - thumbWidth)
  }

  /// The thumb for the present value, through what subclasses override.
  var shownThumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  func placeContent() {
    content.frame = bounds
    content.bounds.origin = bounds.origin
    let track = trackRect(forBounds: bounds)
    content.place(
      .init(
        track: track, thumb: thumbRect(forBounds: bounds, trackRect: track, value: value),
        minimumImage: minimumValueImageRect(forBounds: bounds),
        maximumImage: maximumValueImageRect(forBounds: bounds)), isMirrored: isMirrored)
  }

  func showLook() {
    content.alpha = isEnabled ? 1 : 0.5
    content.thumb.color = thumbTintColor
    content.minimumPicture.image = minimumValueImage
    content.maximumPicture.image = maximumValueImage
    content.show(
      thumb: currentThumbImage, minimum: currentMinimumTrackImage,
      maximum: currentMaximumTrackImage, minimumColor: minimumTrackTintColor ?? tintColor,
      maximumColor: maximumTrackTintColor ?? .systemFill)
    setNeedsLayout()
  }
}
