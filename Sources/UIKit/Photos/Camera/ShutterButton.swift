import Foundation

/// The round button that takes a picture.
final class ShutterButton: UIControl {
  static let side: CGFloat = 72

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .button
    accessibilityLabel = CameraWord.takePicture.text()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: Self.side, height: Self.side)
  }

  override func draw(_ rect: CGRect) {
    let color = UIColor(white: 1, alpha: isEnabled ? 1 : 0.4)
    let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 3, dy: 3))
    ring.lineWidth = 4
    color.setStroke()
    ring.stroke()
    UIColor(white: isHighlighted ? 0.7 : 1, alpha: isEnabled ? 1 : 0.4).setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: isHighlighted ? 10 : 8, dy: isHighlighted ? 10 : 8))
      .fill()
  }

  package override func stateDidChange() { setNeedsDisplay() }
}
