import Foundation
import UIKitGraphics

/// The round button with an i that cells have.
final class InfoButton: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    accessibilityTraits = .button
    accessibilityLabel = ControlWords.word(.moreInfo)
  }

  required init?(coder: NSCoder) { return nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// A finger needs more room than the ring has.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -11, dy: -11).contains(point)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let color = isHighlighted ? tintColor.withAlphaComponent(0.2) : tintColor!
    color.setStroke()
    color.setFill()
    context.setLineWidth(1.5)
    context.strokeEllipse(in: bounds.insetBy(dx: 1, dy: 1))
    let middle = bounds.midX
    context.fillEllipse(in: CGRect(x: middle - 1.25, y: 5.5, width: 2.5, height: 2.5))
    context.fill(CGRect(x: middle - 1, y: 9.5, width: 2, height: 7))
  }
}
