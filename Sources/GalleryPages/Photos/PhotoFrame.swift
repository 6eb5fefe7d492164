import UIKit

/// A photo as large as there is room; nothing without one.
final class PhotoFrame: UIImageView {
  init() {
    super.init(frame: .zero)
    contentMode = .scaleAspectFit
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Shows a photo, and what assistive technology calls it.
  func show(_ photo: UIImage?, label: String) {
    image = photo
    isAccessibilityElement = true
    accessibilityLabel = label
    superview?.setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: image == nil ? 0 : min(260, size.width * 0.7))
  }
}
