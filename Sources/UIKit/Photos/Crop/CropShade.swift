import Foundation

/// Darkens what lies beside the square, and draws its edge. Touches go through.
final class CropShade: UIView {
  var square = CGRect.zero {
    didSet { if oldValue != square { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func draw(_ rect: CGRect) {
    let shade = UIBezierPath(rect: bounds)
    shade.append(UIBezierPath(rect: square))
    shade.usesEvenOddFillRule = true
    UIColor(white: 0, alpha: 0.55).setFill()
    shade.fill()
    let line = 1 / max(traitCollection.displayScale, 1)
    UIColor(white: 1, alpha: 0.9).setStroke()
    let edge = UIBezierPath(rect: square.insetBy(dx: line / 2, dy: line / 2))
    edge.lineWidth = line
    edge.stroke()
  }
}
