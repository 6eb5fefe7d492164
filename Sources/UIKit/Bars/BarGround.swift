import Foundation

/// What lies behind the contents of a bar.
final class BarGround: UIView {
  private let material = UIVisualEffectView(effect: nil)
  private let color = UIView()
  private let hairline = UIView()
  private let hasLineOnTop: Bool

  /// - Parameter hasLineOnTop: whether the hairline is at the upper edge: that of a bar below its content.
  init(hasLineOnTop: Bool = false) {
    self.hasLineOnTop = hasLineOnTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for part in [material, color, hairline] { addSubview(part) }
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ effect: UIBlurEffect?, _ fill: UIColor?, _ line: UIColor?) {
    if material.effect != effect { material.effect = effect }
    color.backgroundColor = fill
    hairline.backgroundColor = line
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / max(1, traitCollection.displayScale)
    material.frame = bounds
    color.frame = bounds
    let y = hasLineOnTop ? 0 : bounds.maxY - pixel
    hairline.frame = CGRect(x: 0, y: y, width: bounds.width, height: pixel)
  }
}
