import Foundation

/// A rounded block of an alert: what is asked, then rows of answers with hairlines between them. Scrolls
/// as one when there is too little room.
final class AlertBlock: UIView {
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let content = AlertScroll()
  private var fields: AlertFields?
  private(set) var rows: [AlertRow] = []
  private var lines: [UIView] = []
  private let look: AlertLook
  private let isSideBySide: Bool

  /// - Parameter allowsPairs: whether two short answers stand side by side.
  init(
    title: String?, message: String?, rows: [AlertRow], look: AlertLook, fill: UIColor,
    width: CGFloat, allowsPairs: Bool, hasFields: Bool = false
  ) {
    self.look = look
    self.rows = rows
    isSideBySide =
      allowsPairs && rows.count == 2
      && rows.allSatisfy { $0.titleWidth <= width / 2 - 24 }
    super.init(frame: .zero)
    backgroundColor = fill
    layer.cornerRadius = AlertLook.cornerRadius
    clipsToBounds = true
    addSubview(content)
    set(titleLabel, title, look.titleFont, look.titleColor)
    titleLabel.accessibilityTraits = .header
    set(messageLabel, message, look.messageFont, look.messageColor)
    for row in rows { content.addSubview(row) }
    let hasHeader = title?.isEmpty == false || message?.isEmpty == false || hasFields
    lines = (0..<max(0, rows.count - (hasHeader ? 0 : 1))).map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      content.addSubview(line)
      return line
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func set(_ label: UILabel, _ text: String?, _ font: UIFont, _ color: UIColor) {
    label.text = text
    label.font = font
    label.textColor = color
    label.textAlignment = .center
    label.numberOfLines = 0
    label.isHidden = text?.isEmpty != false
    content.addSubview(label)
  }

  /// Shows fields between what is asked and the answers. They may be in another block, and stay what they are.
  func take(_ fields: AlertFields) {
    self.fields = fields
    content.addSubview(fields)
    setNeedsLayout()
  }

  private var shownLabels: [UILabel] { [titleLabel, messageLabel].filter { !$0.isHidden } }

  // MARK: Layout

  /// How high the whole content is at a width.
  func contentHeight(for width: CGFloat) -> CGFloat {
    headerHeight(for: width) + (isSideBySide ? 1 : CGFloat(rows.count)) * look.rowHeight
  }

  func headerHeight(for width: CGFloat) -> CGFloat {
    let labels = shownLabels
    guard !labels.isEmpty || fields != nil else { return 0 }
    let room = width - look.headerInsets.left - look.headerInsets.right
    let texts = labels.map { height(of: $0, in: room) }
    let gaps = look.headerGap * CGFloat(max(0, labels.count - 1))
    let rest = fields.map { $0.wantedHeight + (labels.isEmpty ? 0 : AlertLook.fieldGap) } ?? 0
    return look.headerInsets.top + look.headerInsets.bottom + texts.reduce(0, +) + gaps + rest
  }

  private func height(of label: UILabel, in width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: .infinity)).height
  }

  override func layoutSubviews() {
    let width = bounds.width
    content.frame = bounds
    content.contentSize = CGSize(width: width, height: contentHeight(for: width))
    let insets = look.headerInsets
    var y = insets.top
    for label in shownLabels {
      let height = height(of: label, in: width - insets.left - insets.right)
      label.frame = CGRect(
        x: insets.left, y: y, width: width - insets.left - insets.right, height: height)
      y += height + look.headerGap
    }
    if let fields {
      let inset = AlertLook.fieldInset
      let top = shownLabels.isEmpty ? y : y - look.headerGap + AlertLook.fieldGap
      fields.frame = CGRect(
        x: inset, y: top, width: max(0, width - 2 * inset), height: fields.wantedHeight)
    }
    layOutRows(from: headerHeight(for: width))
  }

  private func layOutRows(from top: CGFloat) {
    let hairline = 1 / traitCollection.displayScale
    let height = look.rowHeight
    let hasHeader = top > 0
    for (index, row) in rows.enumerated() {
      row.frame =
        isSideBySide
        ? CGRect(
          x: bounds.width / 2 * CGFloat(index), y: top, width: bounds.width / 2, height: height)
        : CGRect(x: 0, y: top + height * CGFloat(index), width: bounds.width, height: height)
    }
    for (index, line) in lines.enumerated() {
      if isSideBySide, index == lines.count - 1 {
        line.frame = CGRect(x: bounds.width / 2, y: top, width: hairline, height: height)
      } else {
        let y = top + height * CGFloat(hasHeader ? index : index + 1)
        line.frame = CGRect(x: 0, y: y, width: bounds.width, height: hairline)
      }
    }
  }

  // MARK: Touching

  /// The answer at a point of the block.
  func row(at point: CGPoint) -> AlertRow? {
    guard bounds.contains(point) else { return nil }
    return rows.first { $0.frame.contains(content.convert(point, from: self)) }
  }
}
