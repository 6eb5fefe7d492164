import Foundation

/// A part of a wheel that rows are cut to: what is above the band, in it, or below.
final class WheelPane: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    return nil
  }
}
