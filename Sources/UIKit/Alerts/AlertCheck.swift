import Foundation

/// The check mark of an answer, in the tint.
final class AlertCheck: UIView {
  static let size = CGSize(width: 18, height: 16)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func tintColorDidChange() { setNeedsDisplay() }

  override func draw(_ rect: CGRect) {
    let box = bounds.insetBy(dx: 2, dy: 2)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: box.minX, y: box.midY))
    path.addLine(to: CGPoint(x: box.minX + box.width * 0.36, y: box.maxY))
    path.addLine(to: CGPoint(x: box.maxX, y: box.minY))
    path.lineWidth = 2.2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    tintColor.setStroke()
    path.stroke()
  }
}
