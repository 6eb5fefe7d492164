import UIKit

/// A row of the list: a coloured tile with a sign, title, summary and chevron.
final class PageRow: UIControl {
  var showsSeparator = false {
    didSet { separator.isHidden = !showsSeparator }
  }

  private let page: Page
  private let tile = UIImageView()
  private let title = UILabel()
  private let summary = UILabel()
  private let chevron = UIImageView(image: Signs.chevron)
  private let separator = UIView()

  init(page: Page, language: Language) {
    self.page = page
    super.init(frame: .zero)
    drawTile()
    title.text = language.text(page.key)
    title.font = .systemFont(ofSize: 17)
    summary.text = language.text(page.key + ".summary")
    summary.font = .systemFont(ofSize: 13)
    summary.textColor = .secondaryLabel
    chevron.tintColor = .tertiaryLabel
    separator.backgroundColor = .separator
    separator.isHidden = true
    for part in [tile, title, summary, chevron, separator] {
      part.isAccessibilityElement = false
      addSubview(part)
    }
    accessibilityLabel = title.text
    accessibilityHint = summary.text
    accessibilityTraits = .button
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      drawTile()
    }
  }

  private func drawTile() {
    let color = page.color.resolvedColor(with: traitCollection)
    tile.image = Signs.tile(color: color, sign: page.drawSign)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.midY
    tile.frame = CGRect(x: 16, y: middle - 15, width: 30, height: 30)
    chevron.frame = CGRect(x: bounds.maxX - 16 - 8, y: middle - 7, width: 8, height: 14)
    let x = tile.frame.maxX + 14
    let width = chevron.frame.minX - 10 - x
    title.frame = CGRect(x: x, y: middle - 21, width: width, height: 22)
    summary.frame = CGRect(x: x, y: middle + 2, width: width, height: 18)
    separator.frame = CGRect(x: x, y: bounds.maxY - 0.5, width: bounds.maxX - x, height: 0.5)
  }
}
