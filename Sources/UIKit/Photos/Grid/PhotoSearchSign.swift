import Foundation

/// A magnifier, in the colour of a placeholder.
final class PhotoSearchSign: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func draw(_ rect: CGRect) {
    UIColor.secondaryLabel.setStroke()
    let (x, y) = (bounds.midX, bounds.midY)
    let lens = UIBezierPath(ovalIn: CGRect(x: x - 7, y: y - 7, width: 10, height: 10))
    lens.move(to: CGPoint(x: x + 2, y: y + 2))
    lens.addLine(to: CGPoint(x: x + 6, y: y + 6))
    lens.lineWidth = 1.5
    lens.lineCapStyle = .round
    lens.stroke()
  }
}
