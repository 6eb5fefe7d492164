import Foundation
import UIKitLayers
import UIKitText

/// Some lines of a text view.
final class TextPieceView: UIView {
  private(set) var layout: TextLayout?
  private var color = UIColor.label

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    return nil
  }

  func show(_ new: TextLayout, _ newColor: UIColor) {
    guard new !== layout || newColor !== color else { return }
    layout = new
    color = newColor
    setNeedsDisplay()
  }

  /// Accents and tails may reach beyond the lines.
  override func layerWillDraw(_ layer: CALayer) {
    super.layerWillDraw(layer)
    layer.drawingArea = layout?.inkBounds.insetBy(dx: -1, dy: -1) ?? .null
  }

  override func draw(_ rect: CGRect) {
    guard let layout, let context = UIGraphicsGetCurrentContext() else { return }
    layout.draw(in: context, at: .zero, color: color.resolvedCGColor(with: traitCollection))
  }
}
