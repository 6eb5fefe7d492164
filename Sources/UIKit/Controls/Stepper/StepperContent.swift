import Foundation
import UIKitLayers

/// What a stepper shows: two buttons side by side with a line between them.
final class StepperContent: UIView {
  let down = StepperHalf(.down)
  let up = StepperHalf(.up)
  let background = UIImageView(image: nil)
  private let line = UIImageView(image: nil)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = 8
    clipsToBounds = true
    for part in [background, down, up, line] { addSubview(part) }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  func show(background image: UIImage?, divider: UIImage?) {
    background.image = image
    backgroundColor = image == nil ? .tertiarySystemFill : nil
    layer.cornerRadius = image == nil ? 8 : 0
    line.image = divider
    line.backgroundColor = divider == nil ? .separator : nil
    line.layer.cornerRadius = divider == nil ? 0.5 : 0
  }

  func place(isMirrored: Bool) {
    background.frame = bounds
    let middle = (bounds.width / 2).rounded(.down)
    let left = CGRect(x: 0, y: 0, width: middle, height: bounds.height)
    let right = CGRect(x: middle, y: 0, width: bounds.width - middle, height: bounds.height)
    (isMirrored ? up : down).frame = left
    (isMirrored ? down : up).frame = right
    if let divider = line.image {
      line.frame = CGRect(
        x: middle - divider.size.width / 2, y: 0, width: divider.size.width, height: bounds.height)
    } else {
      line.frame = CGRect(
        x: middle - 0.5, y: bounds.height / 2 - 9, width: 1, height: 18)
    }
  }
}
