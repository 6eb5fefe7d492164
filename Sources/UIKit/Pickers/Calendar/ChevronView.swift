import Foundation

/// An angle that points left or right, in the middle of its view.
final class ChevronView: UIView {
  var pointsLeft = false { didSet { if oldValue != pointsLeft { setNeedsDisplay() } } }
  var color: UIColor? { didSet { setNeedsDisplay() } }
  /// How wide it is, in points; twice as high.
  var length: CGFloat = 8 { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override func draw(_ rect: CGRect) {
    let (middle, half) = (CGPoint(x: bounds.midX, y: bounds.midY), length / 2)
    let way = pointsLeft ? -half : half
    let path = UIBezierPath()
    path.move(to: CGPoint(x: middle.x - way, y: middle.y - length))
    path.addLine(to: CGPoint(x: middle.x + way, y: middle.y))
    path.addLine(to: CGPoint(x: middle.x - way, y: middle.y + length))
    path.lineWidth = 2.2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    (color ?? .label).setStroke()
    path.stroke()
  }
}
