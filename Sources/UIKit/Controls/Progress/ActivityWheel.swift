import Foundation
import UIKitGraphics

/// The eight blades of an activity indicator, the first of them dark and the others paler.
final class ActivityWheel: UIView {
  /// How many blades there are.
  static let count = 8
  /// Seconds from one step to the next: a turn a second.
  static let pause: TimeInterval = 1 / TimeInterval(count)

  var color = UIColor.systemGray {
    didSet { setNeedsDisplay() }
  }

  /// How many of the blades are there.
  var shownBlades = count {
    didSet { if shownBlades != oldValue { setNeedsDisplay() } }
  }

  private var first = 0
  private var diameter: CGFloat = 20

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    return nil
  }

  func turn() {
    first = (first + 1) % Self.count
    setNeedsDisplay()
  }

  func place(in area: CGRect, diameter: CGFloat) {
    self.diameter = diameter
    frame = CGRect(
      x: area.midX - diameter / 2, y: area.midY - diameter / 2, width: diameter, height: diameter)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let radius = diameter / 2
    let blade = CGSize(width: diameter * 0.115, height: diameter * 0.26)
    let path = UIBezierPath(
      roundedRect: CGRect(
        x: -blade.width / 2, y: -radius + diameter * 0.04, width: blade.width, height: blade.height),
      cornerRadius: blade.width / 2)
    context.translateBy(x: bounds.midX, y: bounds.midY)
    for index in 0..<min(max(shownBlades, 0), Self.count) {
      let age = (first - index + Self.count) % Self.count
      let alpha = max(0.28, 1 - CGFloat(age) * 0.18)
      context.saveGState()
      context.rotate(by: CGFloat(index) * 2 * .pi / CGFloat(Self.count))
      color.faded(to: alpha).setFill()
      path.fill()
      context.restoreGState()
    }
  }
}
