import Foundation

/// One answer to be touched.
final class AlertRow: UIView {
  let action: UIAlertAction
  private let label = UILabel()

  init(_ action: UIAlertAction, look: AlertLook, isBold: Bool) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.font = look.rowFont(isBold: isBold)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = .button
    showState()
    action.didChange = { [weak self] in self?.showState() }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  var isPressed = false {
    didSet { if oldValue != isPressed { showState() } }
  }

  /// How wide the title is on one line, in points.
  var titleWidth: CGFloat { label.intrinsicContentSize.width }

  override func layoutSubviews() {
    label.frame = bounds.insetBy(dx: min(12, bounds.width / 4), dy: 0)
  }

  override func tintColorDidChange() { showState() }

  private func showState() {
    backgroundColor = isPressed ? AlertLook.pressed : nil
    accessibilityTraits.set(.notEnabled, !action.isEnabled)
    label.textColor =
      switch (action.isEnabled, action.style) {
      case (false, _): .tertiaryLabel
      case (true, .destructive): .systemRed
      case (true, _): tintColor
      }
  }
}
