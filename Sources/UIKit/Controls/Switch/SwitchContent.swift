import Foundation
import UIKitLayers

/// What a switch shows: the track with its colour, and the thumb on it.
final class SwitchContent: UIView {
  /// The size of a switch, in points.
  static let size = CGSize(width: 51, height: 31)

  let thumb = ThumbView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.size.height / 2
    addSubview(thumb)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Shows a side. A thumb that is pressed is longer by 7 points, towards the middle.
  func show(isOn: Bool, isPressed: Bool, isMirrored: Bool, color: UIColor) {
    backgroundColor = isOn ? color : .secondarySystemFill
    let margin: CGFloat = 2
    let side = Self.size.height - 2 * margin
    let width = side + (isPressed ? 7 : 0)
    let isRight = isOn != isMirrored
    thumb.frame = CGRect(
      x: isRight ? Self.size.width - margin - width : margin, y: margin, width: width, height: side)
    thumb.layoutIfNeeded()
  }
}
