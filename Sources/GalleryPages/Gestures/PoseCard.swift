import UIKit

/// A card that says how a picture lies, and what can be done with it.
final class PoseCard: UIView {
  private let card = CardView()
  private let stack = UIStackView()
  private let values: [UILabel]

  /// - Parameter rows: the names of what ``show(_:)`` tells.
  init(rows: [String], hints: [String]) {
    values = rows.map { _ in Self.label(.body) }
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.spacing = 6
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 12, leading: 16, bottom: 12, trailing: 16)
    for (name, value) in zip(rows, values) {
      let title = Self.label(.body)
      title.text = name
      value.textColor = .secondaryLabel
      value.accessibilityIdentifier = name
      value.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      let row = UIStackView(arrangedSubviews: [title, value])
      row.alignment = .firstBaseline
      row.spacing = 12
      stack.addArrangedSubview(row)
    }
    for (index, hint) in hints.enumerated() {
      let label = Self.label(.footnote)
      label.text = hint
      label.textColor = .secondaryLabel
      label.numberOfLines = 0
      if index == 0, let last = stack.arrangedSubviews.last {
        stack.setCustomSpacing(10, after: last)
      }
      stack.addArrangedSubview(label)
    }
    addSubview(card)
    card.addSubview(stack)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Shows a text for each row.
  func show(_ texts: [String]) {
    for (label, text) in zip(values, texts) { label.text = text }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    stack.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds
    stack.frame = card.bounds
  }

  private static func label(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    return label
  }
}
