import UIKit

/// What lies between a picker and the screen beneath it: dims it.
final class PickerBackdrop: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }
}
