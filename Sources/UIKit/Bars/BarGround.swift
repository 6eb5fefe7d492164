import Foundation

/// What lies behind the contents of a bar.
final class BarGround: UIView {
  private let material = UIVisualEffectView(effect: nil)
  private let color = UIView()
  private let hairline = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
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
    hairline.frame = CGRect(x: 0, y: bounds.maxY - pixel, width: bounds.width, height: pixel)
  }
}
