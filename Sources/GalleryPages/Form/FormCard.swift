import UIKit

/// A card with a title, what is to be filled in, and what is wrong with it.
final class FormCard: UIView {
  /// What is wrong; nil for nothing.
  var problem: String? {
    didSet {
      guard problem != oldValue else { return }
      message.text = problem
      message.isHidden = problem == nil
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }

  private let card = CardView()
  private let title = UILabel()
  private let message = UILabel()
  private let content: UIView
  private let contentHeight: CGFloat?

  /// - Parameter height: how high the content is; nil for as high as it wants to be.
  init(title text: String, content: UIView, height: CGFloat? = nil) {
    self.content = content
    contentHeight = height
    super.init(frame: .zero)
    title.text = text
    title.font = .preferredFont(forTextStyle: .footnote)
    title.textColor = .secondaryLabel
    message.font = .preferredFont(forTextStyle: .footnote)
    message.textColor = .systemRed
    message.isHidden = true
    message.accessibilityIdentifier = "problem"
    for label in [title, message] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    content.accessibilityLabel = text
    // Assistive technology hears the title with what it is the title of.
    title.isAccessibilityElement = false
    addSubview(card)
    for part in [title, content, message] { card.addSubview(part) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(size.width, apply: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds
    _ = arrange(bounds.width, apply: true)
  }

  private func arrange(_ width: CGFloat, apply: Bool) -> CGFloat {
    let inner = max(0, width - 32)
    let fitting = CGSize(width: inner, height: 0)
    var y: CGFloat = 10
    func place(_ view: UIView, _ height: CGFloat) {
      if apply { view.frame = CGRect(x: 16, y: y, width: inner, height: height) }
      y += height
    }
    place(title, title.sizeThatFits(fitting).height)
    y += 6
    place(content, contentHeight ?? content.sizeThatFits(fitting).height)
    if problem != nil {
      y += 6
      place(message, message.sizeThatFits(fitting).height)
    }
    return y + 12
  }
}
