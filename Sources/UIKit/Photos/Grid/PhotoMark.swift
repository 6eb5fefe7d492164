import Foundation

/// The disc of a chosen photo: with its number, or a tick.
final class PhotoMark: UIView {
  /// The number; nil for a tick.
  var text: String? {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func draw(_ rect: CGRect) {
    let disc = UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1))
    UIColor.systemBlue.setFill()
    disc.fill()
    UIColor.white.setStroke()
    disc.lineWidth = 1.5
    disc.stroke()
    if let text {
      let words = NSAttributedString(
        string: text,
        attributes: [
          .font: UIFont.systemFont(ofSize: 13, weight: .semibold), .foregroundColor: UIColor.white,
        ])
      let size = words.size()
      words.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2))
    } else {
      let tick = UIBezierPath()
      tick.move(to: CGPoint(x: bounds.minX + 7, y: bounds.midY + 0.5))
      tick.addLine(to: CGPoint(x: bounds.midX - 1.5, y: bounds.midY + 4))
      tick.addLine(to: CGPoint(x: bounds.maxX - 7, y: bounds.midY - 4.5))
      tick.lineWidth = 2
      tick.lineCapStyle = .round
      tick.lineJoinStyle = .round
      tick.stroke()
    }
  }
}
