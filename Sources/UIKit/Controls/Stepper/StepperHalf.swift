import Foundation
import UIKitLayers

/// One of a stepper's two buttons: its sign, and a shade while it is pressed.
final class StepperHalf: UIView {
  let direction: ControlStep
  let picture = UIImageView(image: nil)

  init(_ direction: ControlStep) {
    self.direction = direction
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = ControlWords.word(direction == .up ? .increment : .decrement)
    picture.contentMode = .center
    addSubview(picture)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// A button's use is that of its stepper.
  override func accessibilityActivate() -> Bool {
    var view = superview
    while let current = view, !(current is UIStepper) {
      view = current.superview
    }
    guard let stepper = view as? UIStepper, stepper.isEnabled else { return false }
    return stepper.step(direction)
  }

  override func layoutSubviews() {
    picture.frame = bounds
  }

  func show(_ image: UIImage?, canMove: Bool, isPressed: Bool, background: UIImage?) {
    picture.image = image ?? (direction == .up ? Self.plus : Self.minus)
    picture.tintColor = canMove ? .label : .tertiaryLabel
    backgroundColor = isPressed && background == nil ? .systemFill : nil
    accessibilityTraits = canMove ? .button : [.button, .notEnabled]
  }

  private static let minus = sign { $0.fill(CGRect(x: 0, y: 6.5, width: 15, height: 2)) }
  private static let plus = sign {
    $0.fill(CGRect(x: 0, y: 6.5, width: 15, height: 2))
    $0.fill(CGRect(x: 6.5, y: 0, width: 2, height: 15))
  }

  private static func sign(_ draw: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 4
    return UIGraphicsImageRenderer(size: CGSize(width: 15, height: 15), format: format)
      .image { draw($0) }.withRenderingMode(.alwaysTemplate)
  }
}
