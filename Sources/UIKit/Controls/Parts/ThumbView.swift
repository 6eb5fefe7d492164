import Foundation
import UIKitLayers

/// The white knob of switches and sliders: round at its ends, with a wide soft shadow and a narrow one.
final class ThumbView: UIView {
  var color: UIColor? {
    didSet { showColor() }
  }

  private let face = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(face)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.14
    layer.shadowRadius = 5
    layer.shadowOffset = CGSize(width: 0, height: 3)
    face.layer.shadowColor = UIColor.black.cgColor
    face.layer.shadowOpacity = 0.16
    face.layer.shadowRadius = 1
    face.layer.shadowOffset = CGSize(width: 0, height: 0.5)
    showColor()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    face.frame = bounds
    layer.cornerRadius = bounds.height / 2
    face.layer.cornerRadius = bounds.height / 2
  }

  private func showColor() {
    backgroundColor = color ?? .white
    face.backgroundColor = color ?? .white
  }
}
