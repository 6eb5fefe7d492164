import Foundation

/// The arrow of the way back, in the tint; points to where lines begin.
final class BackChevron: UIView {
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
    let width: CGFloat = 2.5
    let box = bounds.insetBy(dx: width / 2 + 0.25, dy: width / 2 + 0.25)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let tip = isMirrored ? box.maxX : box.minX
    let tail = isMirrored ? box.minX : box.maxX
    let path = UIBezierPath()
    path.move(to: CGPoint(x: tail, y: box.minY))
    path.addLine(to: CGPoint(x: tip, y: box.midY))
    path.addLine(to: CGPoint(x: tail, y: box.maxY))
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    tintColor.setStroke()
    path.stroke()
  }
}
