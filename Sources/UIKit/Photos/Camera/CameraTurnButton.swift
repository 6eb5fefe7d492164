import Foundation

/// Changes to another camera: two arrows that go round, on a disc.
final class CameraTurnButton: UIControl {
  static let side: CGFloat = 48

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .button
    accessibilityLabel = CameraWord.switchCamera.text()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func draw(_ rect: CGRect) {
    let strength: CGFloat = isEnabled ? 1 : 0.4
    UIColor(white: isHighlighted ? 0.4 : 0.2, alpha: strength).setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2)).fill()
    let color = UIColor(white: 1, alpha: strength)
    color.setStroke()
    color.setFill()
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    for start in [CGFloat.pi * 0.12, .pi * 1.12] {
      let end = start + .pi * 0.66
      let arc = UIBezierPath(
        arcCenter: center, radius: 10, startAngle: start, endAngle: end, clockwise: true)
      arc.lineWidth = 2
      arc.lineCapStyle = .round
      arc.stroke()
      drawHead(at: end, around: center)
    }
  }

  package override func stateDidChange() { setNeedsDisplay() }

  /// The head of an arrow that follows the circle.
  private func drawHead(at angle: CGFloat, around center: CGPoint) {
    func point(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let head = UIBezierPath()
    head.move(to: point(10, angle + 0.5))
    head.addLine(to: point(14.5, angle - 0.06))
    head.addLine(to: point(5.5, angle - 0.06))
    head.close()
    head.fill()
  }
}
