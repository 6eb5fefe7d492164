import Foundation

/// A rounded block of an alert: what is asked, then rows of answers with hairlines between them. When there is too
/// little room both scroll, each for itself, so that answers are always to be seen.
final class AlertBlock: UIView {
  private let ground: BackdropView
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let header = AlertScroll()
  private let answers = AlertScroll()
  /// Between what is asked and the answers.
  private let edge = UIView()
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
    ground = BackdropView(tint: fill)
    self.look = look
    self.rows = rows
    isSideBySide =
      allowsPairs && rows.count == 2
      && rows.allSatisfy { $0.titleWidth <= width / 2 - 24 }
    super.init(frame: .zero)
    addSubview(ground)
    layer.cornerRadius = AlertLook.cornerRadius
    clipsToBounds = true
    edge.backgroundColor = .separator
    for part in [header, answers, edge] { addSubview(part) }
    set(titleLabel, title, look.titleFont, look.titleColor)
    titleLabel.accessibilityTraits = .header
    set(messageLabel, message, look.messageFont, look.messageColor)
    for row in rows { answers.addSubview(row) }
    let hasHeader = title?.isEmpty == false || message?.isEmpty == false || hasFields
    edge.isHidden = !hasHeader || rows.isEmpty
    lines = (0..<max(0, rows.count - 1)).map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      answers.addSubview(line)
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
    header.addSubview(label)
  }

  /// Shows fields between what is asked and the answers. They may be in another block, and stay what they are.
  func take(_ fields: AlertFields) {
    self.fields = fields
    header.addSubview(fields)
    setNeedsLayout()
  }

  private var shownLabels: [UILabel] { [titleLabel, messageLabel].filter { !$0.isHidden } }

  // MARK: Layout

  /// How high the whole content is at a width.
  func contentHeight(for width: CGFloat) -> CGFloat {
    headerHeight(for: width) + rowsHeight
  }

  private var rowsHeight: CGFloat {
    (isSideBySide ? 1 : CGFloat(rows.count)) * look.rowHeight
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
    ground.frame = bounds
    let headerHeight = headerHeight(for: width)
    // What is asked gets what the answers leave, and of these something is to be seen.
    let least = min(rowsHeight, max(AlertLook.leastRows, 1.5 * look.rowHeight))
    let shown = min(headerHeight, max(0, bounds.height - least))
    header.frame = CGRect(x: 0, y: 0, width: width, height: shown)
    header.contentSize = CGSize(width: width, height: headerHeight)
    answers.frame = CGRect(x: 0, y: shown, width: width, height: max(0, bounds.height - shown))
    answers.contentSize = CGSize(width: width, height: rowsHeight)
    let hairline = 1 / max(1, traitCollection.displayScale)
    edge.frame = CGRect(x: 0, y: shown, width: width, height: hairline)
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
    layOutRows(hairline)
  }

  private func layOutRows(_ hairline: CGFloat) {
    let (width, height) = (bounds.width, look.rowHeight)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, row) in rows.enumerated() {
      let place = CGFloat(isMirrored ? 1 - index : index)
      row.frame =
        isSideBySide
        ? CGRect(x: width / 2 * place, y: 0, width: width / 2, height: height)
        : CGRect(x: 0, y: height * CGFloat(index), width: width, height: height)
    }
    for (index, line) in lines.enumerated() {
      line.frame =
        isSideBySide
        ? CGRect(x: width / 2, y: 0, width: hairline, height: height)
        : CGRect(x: 0, y: height * CGFloat(index + 1), width: width, height: hairline)
    }
  }

  // MARK: Touching

  /// The answer at a point of the block.
  func row(at point: CGPoint) -> AlertRow? {
    guard bounds.contains(point) else { return nil }
    guard answers.frame.contains(point) else { return nil }
    return rows.first { $0.frame.contains(answers.convert(point, from: self)) }
  }
}
