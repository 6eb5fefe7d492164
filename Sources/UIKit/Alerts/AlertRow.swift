import Foundation

/// One answer to be touched.
final class AlertRow: UIView {
  let action: UIAlertAction
  private let label = UILabel()
  private let check = AlertCheck(frame: .zero)

  init(_ action: UIAlertAction, look: AlertLook, isBold: Bool) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.font = look.rowFont(isBold: isBold)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
    addSubview(check)
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
    let size = AlertCheck.size
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    check.frame = CGRect(
      x: isMirrored ? 16 : bounds.width - 16 - size.width, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
    // The title stays in the middle, and off the mark.
    let margin = check.isHidden ? 12 : 16 + size.width + 4
    label.frame = bounds.insetBy(dx: min(margin, bounds.width / 4), dy: 0)
  }

  override func tintColorDidChange() { showState() }

  private func showState() {
    backgroundColor = isPressed ? AlertLook.pressed : nil
    accessibilityTraits.set(.notEnabled, !action.isEnabled)
    accessibilityTraits.set(.selected, action.isChecked)
    if check.isHidden == action.isChecked {
      check.isHidden = !action.isChecked
      setNeedsLayout()
    }
    label.textColor =
      switch (action.isEnabled, action.style) {
      case (false, _): .tertiaryLabel
      case (true, .destructive): .systemRed
      case (true, _): tintColor
      }
  }
}
