import Foundation

/// The view of an alert or an action sheet: its blocks, and the finger that goes over them.
///
/// A finger may go down on one answer and slide to another: the one under it when it is lifted counts.
final class AlertContentView: UIView {
  /// What is to be shown.
  struct Content {
    var style = UIAlertController.Style.alert
    var isCard = true
    var title: String?
    var message: String?
    var actions: [UIAlertAction] = []
    var preferred: UIAlertAction?
    var fields: [UITextField] = []
    /// Those that it will have in its window, where it is not yet when it is measured.
    var traits = UITraitCollection.current
  }

  var onChoose: ((UIAlertAction) -> Void)?
  /// Whether a finger may choose: not while the question slides in or out.
  var takesAnswers: () -> Bool = { true }
  private var content = Content()
  private var blocks: [AlertBlock] = []
  private var fields: AlertFields?
  /// The finger that is down.
  private var finger: UITouch?

  func show(_ content: Content) {
    self.content = content
    rebuild()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit == nil || takesAnswers() ? hit : self
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.preferredContentSizeCategory
      != traitCollection.preferredContentSizeCategory
    {
      content.traits = traitCollection
      rebuild()
    }
  }

  private var look: AlertLook { AlertLook(style: content.style, traits: content.traits) }

  private func rebuild() {
    let old = blocks
    let cancel = content.actions.filter { $0.style == .cancel }
    let others = content.actions.filter { $0.style != .cancel }
    let width =
      content.style == .alert ? AlertLook.cardWidth : content.isCard ? AlertLook.cardSheetWidth : 0
    switch content.style {
    case .alert:
      // Of two side by side cancel is where lines begin; in a column it is the last.
      let pair = makeBlock(cancel + others, fill: look.fill, width: width, allowsPairs: true)
      let isPair =
        content.actions.count == 2
        && pair.contentHeight(for: width)
          < pair.headerHeight(for: width) + 2 * look.rowHeight
      blocks = [
        isPair
          ? pair : makeBlock(others + cancel, fill: look.fill, width: width, allowsPairs: false)
      ]
    case .actionSheet:
      blocks = [makeBlock(others, fill: look.fill, width: width, allowsPairs: false)]
      if !content.isCard, !cancel.isEmpty {
        blocks.append(
          makeBlock(
            cancel, fill: AlertLook.cancelFill, width: width, allowsPairs: false, isHeaded: false))
      }
    }
    for block in blocks { addSubview(block) }
    // NB: before the old blocks go, so that a field that is edited stays in the window, and edited.
    showFields()
    for block in old { block.removeFromSuperview() }
    setNeedsLayout()
  }

  private func showFields() {
    guard !content.fields.isEmpty, let block = blocks.first else { return }
    if fields?.fields.elementsEqual(content.fields, by: ===) != true {
      fields = AlertFields(content.fields)
    }
    for field in content.fields { field.font = look.fieldFont }
    if let fields { block.take(fields) }
  }

  private func makeBlock(
    _ actions: [UIAlertAction], fill: UIColor, width: CGFloat, allowsPairs: Bool,
    isHeaded: Bool = true
  ) -> AlertBlock {
    let look = look
    let rows = actions.map { action in
      let isBold = content.preferred.map { $0 === action } ?? (action.style == .cancel)
      return AlertRow(action, look: look, isBold: isBold)
    }
    return AlertBlock(
      title: isHeaded ? content.title : nil, message: isHeaded ? content.message : nil, rows: rows,
      look: look, fill: fill, width: width, allowsPairs: allowsPairs,
      hasFields: isHeaded && !content.fields.isEmpty)
  }

  // MARK: Layout

  /// How large the view wants to be at a width, and at most so high.
  func size(forWidth width: CGFloat, atMost height: CGFloat) -> CGSize {
    let heights = heights(forWidth: width, atMost: height)
    let gaps = AlertLook.gap * CGFloat(max(0, heights.count - 1))
    return CGSize(width: width, height: heights.reduce(gaps, +))
  }

  private func heights(forWidth width: CGFloat, atMost height: CGFloat) -> [CGFloat] {
    var heights = blocks.map { $0.contentHeight(for: width) }
    guard !heights.isEmpty else { return [] }
    let rest = heights.dropFirst().reduce(AlertLook.gap * CGFloat(heights.count - 1), +)
    heights[0] = min(heights[0], max(AlertLook.leastRows, height - rest))
    return heights
  }

  override func layoutSubviews() {
    var y: CGFloat = 0
    for (block, height) in zip(blocks, heights(forWidth: bounds.width, atMost: bounds.height)) {
      block.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height + AlertLook.gap
    }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard finger == nil, let touch = touches.first(where: \.isByPrimary) else { return }
    finger = touch
    press(row(at: touch.location(in: self)))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    press(row(at: finger.location(in: self)))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    self.finger = nil
    let chosen = row(at: finger.location(in: self))
    press(nil)
    if let chosen, chosen.action.isEnabled { onChoose?(chosen.action) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    self.finger = nil
    press(nil)
  }

  private func row(at point: CGPoint) -> AlertRow? {
    for block in blocks {
      if let row = block.row(at: block.convert(point, from: self)) { return row }
    }
    return nil
  }

  private func press(_ row: AlertRow?) {
    for other in blocks.flatMap(\.rows) {
      other.isPressed = other === row && other.action.isEnabled
    }
  }
}
