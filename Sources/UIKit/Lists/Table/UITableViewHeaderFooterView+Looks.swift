import Foundation

extension UITableViewHeaderFooterView {
  private static let margin: CGFloat = 16

  func label() -> UILabel {
    if let title { return title }
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    contentView.addSubview(label)
    title = label
    style(label)
    return label
  }

  func settingChanged() {
    backgroundColor =
      setting.style == .plain && setting.isHeader ? .secondarySystemBackground : nil
    if let title { style(title) }
    setNeedsLayout()
  }

  private func style(_ label: UILabel) {
    let isPlainHeader = setting.style == .plain && setting.isHeader
    label.font =
      isPlainHeader
      ? UIFontMetrics(forTextStyle: .headline).scaledFont(
        for: .systemFont(ofSize: 17, weight: .semibold)) : .preferredFont(forTextStyle: .footnote)
    label.textColor = isPlainHeader ? .label : .secondaryLabel
    accessibilityTraits = setting.isHeader ? .header : .none
    label.accessibilityTraits = setting.isHeader ? .header : .staticText
  }

  /// Points above and below the title.
  private var padding: (above: CGFloat, below: CGFloat) {
    switch (setting.style, setting.isHeader) {
    case (.plain, _): (4, 4)
    case (_, true): (setting.isFirst ? 31 : 15.5, 6)
    case (_, false): (7, 16)
    }
  }

  func fittingHeight(width: CGFloat) -> CGFloat {
    guard let title, !(title.text ?? "").isEmpty else { return 28 }
    let room = CGSize(width: width - 2 * Self.margin, height: .greatestFiniteMagnitude)
    let height = title.sizeThatFits(room).height
    return max(28, (padding.above + height + padding.below).rounded(.up))
  }

  func layOutTitle() {
    contentView.frame = bounds
    backgroundView?.frame = bounds
    guard let title else { return }
    title.frame = CGRect(
      x: Self.margin, y: padding.above, width: max(0, bounds.width - 2 * Self.margin),
      height: max(0, bounds.height - padding.above - padding.below))
  }

  func replaceBackground(_ old: UIView?) {
    if old !== backgroundView { old?.removeFromSuperview() }
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    backgroundView.frame = bounds
  }
}
