import Foundation
import UIKitLayers

/// What a slider shows: two pieces of track, the thumb, and a picture at each end.
final class SliderContent: UIView {
  /// Where everything lies, in points.
  struct Frames {
    var track: CGRect
    var thumb: CGRect
    var minimumImage: CGRect
    var maximumImage: CGRect
  }

  let thumb = ThumbView()
  let thumbPicture = UIImageView(image: nil)
  let minimumTrack = UIImageView(image: nil)
  let maximumTrack = UIImageView(image: nil)
  let minimumPicture = UIImageView(image: nil)
  let maximumPicture = UIImageView(image: nil)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for picture in [minimumPicture, maximumPicture] { picture.contentMode = .center }
    for part in [
      maximumTrack, minimumTrack, minimumPicture, maximumPicture, thumb, thumbPicture,
    ] {
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Takes over pictures and colours. A part with a picture has no colour.
  func show(
    thumb image: UIImage?, minimum: UIImage?, maximum: UIImage?, minimumColor: UIColor,
    maximumColor: UIColor
  ) {
    thumbPicture.image = image
    thumb.isHidden = image != nil
    minimumTrack.image = minimum
    minimumTrack.backgroundColor = minimum == nil ? minimumColor : nil
    maximumTrack.image = maximum
    maximumTrack.backgroundColor = maximum == nil ? maximumColor : nil
  }

  func place(_ frames: Frames, isMirrored: Bool) {
    thumb.frame = frames.thumb
    thumb.layoutIfNeeded()
    thumbPicture.frame = frames.thumb
    minimumPicture.frame = frames.minimumImage
    maximumPicture.frame = frames.maximumImage
    let middle = frames.thumb.midX.clamped(
      to: frames.track.minX...max(frames.track.minX, frames.track.maxX))
    let left = CGRect(
      x: frames.track.minX, y: frames.track.minY, width: middle - frames.track.minX,
      height: frames.track.height)
    let right = CGRect(
      x: middle, y: frames.track.minY, width: frames.track.maxX - middle,
      height: frames.track.height)
    put(
      isMirrored ? maximumTrack : minimumTrack, left, [.layerMinXMinYCorner, .layerMinXMaxYCorner])
    put(
      isMirrored ? minimumTrack : maximumTrack, right, [.layerMaxXMinYCorner, .layerMaxXMaxYCorner])
  }

  private func put(_ track: UIImageView, _ frame: CGRect, _ corners: CACornerMask) {
    track.frame = frame
    track.layer.maskedCorners = corners
    track.layer.cornerRadius = track.image == nil ? min(frame.height, frame.width * 2) / 2 : 0
  }
}
