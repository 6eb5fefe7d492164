import Foundation

extension UITableViewCell {
  /// Points from the sides to the contents, between image and text, and between text and what is at the end.
  private static let margin: CGFloat = 16
  /// Points above and below the labels.
  private static let padding: CGFloat = 11
  private static let labelGap: CGFloat = 3
  private static let smallest: CGFloat = 44
  /// The width of the title in the style `value2`.
  private static let sideTitle: CGFloat = 91

  func layOutParts() {
    let end = endView.map { $0.bounds.width + 2 * Self.margin } ?? 0
    let isMirrored = isMirrored
    // NB: everything is placed left to right, and mirrored at the end.
    func mirrored(_ frame: CGRect, in width: CGFloat) -> CGRect {
      guard isMirrored else { return frame }
      return CGRect(
        x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    // Contents end where what is at the end begins; the margin between them belongs to both.
    let contentWidth = max(0, bounds.width - (end > 0 ? end - Self.margin : 0))
    parts.content.frame = mirrored(
      CGRect(x: 0, y: 0, width: contentWidth, height: bounds.height), in: bounds.width)
    if let endView {
      let size = endView.bounds.size
      endView.frame = mirrored(
        CGRect(
          x: bounds.width - Self.margin - size.width, y: pixel((bounds.height - size.height) / 2),
          width: size.width, height: size.height), in: bounds.width)
    }
    let frames = frames(width: contentWidth, height: bounds.height)
    parts.image?.frame = mirrored(frames.image, in: contentWidth)
    parts.title?.frame = mirrored(frames.title, in: contentWidth)
    parts.detail?.frame = mirrored(frames.detail, in: contentWidth)
    layOutLines(mirrored, textStart: frames.title.minX)
  }

  func fittingSize(_ size: CGSize) -> CGSize {
    let end = endView.map { $0.bounds.width + Self.margin } ?? 0
    let frames = frames(width: max(0, size.width - end), height: 0)
    let image = parts.image?.image == nil ? 0 : frames.image.height + 2
    let text = frames.textHeight > 0 ? frames.textHeight + 2 * Self.padding : 0
    return CGSize(width: size.width, height: max(Self.smallest, text, image))
  }

  private var endView: UIView? { accessoryView ?? parts.accessory }

  private struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var detail = CGRect.zero
    var textHeight: CGFloat = 0
  }

  private func frames(width: CGFloat, height: CGFloat) -> Frames {
    var frames = Frames()
    var x = Self.margin + CGFloat(indentationLevel) * indentationWidth
    if let image = parts.image?.image {
      let size = image.size
      frames.image = CGRect(
        x: x, y: pixel((height - size.height) / 2), width: size.width, height: size.height)
      x += size.width + Self.margin
    }
    let room = max(0, width - x - Self.margin)
    let title = shown(parts.title)
    let detail = shown(parts.detail)
    switch style {
    case .default, .subtitle:
      let titleSize = measure(title, room)
      let detailSize = measure(detail, room)
      let gap = titleSize.height > 0 && detailSize.height > 0 ? Self.labelGap : 0
      frames.textHeight = titleSize.height + gap + detailSize.height
      let y = pixel((height - frames.textHeight) / 2)
      frames.title = CGRect(x: x, y: y, width: room, height: titleSize.height)
      frames.detail = CGRect(
        x: x, y: y + titleSize.height + gap, width: room, height: detailSize.height)
    case .value1:
      let titleSize = measure(title, room)
      let left = max(0, room - (titleSize.width > 0 ? titleSize.width + 6 : 0))
      let detailSize = measure(detail, left)
      frames.textHeight = max(titleSize.height, detailSize.height)
      frames.title = centered(x, min(titleSize.width, room), titleSize.height, in: height)
      let width = min(detailSize.width, left)
      frames.detail = centered(x + room - width, width, detailSize.height, in: height)
    case .value2:
      let side = min(Self.sideTitle, room)
      let rest = max(0, room - side - 6)
      let titleSize = measure(title, side)
      let detailSize = measure(detail, rest)
      frames.textHeight = max(titleSize.height, detailSize.height)
      frames.title = centered(x, side, titleSize.height, in: height)
      frames.detail = centered(x + side + 6, rest, detailSize.height, in: height)
    }
    return frames
  }

  private func centered(
    _ x: CGFloat, _ width: CGFloat, _ height: CGFloat, in total: CGFloat
  ) -> CGRect {
    CGRect(x: x, y: pixel((total - height) / 2), width: width, height: height)
  }

  private func shown(_ label: UILabel?) -> UILabel? {
    label?.attributedText?.length ?? 0 > 0 ? label : nil
  }

  private func measure(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  // MARK: Lines

  private func layOutLines(_ mirrored: (CGRect, CGFloat) -> CGRect, textStart: CGFloat) {
    let thickness = 1 / max(1, traitCollection.displayScale)
    let isOpen = setting.style == .grouped
    let inset = separatorInset
    // The line below goes along the text; the last one of a section apart closes it over the whole width.
    let isWhole = isOpen && setting.isLast
    let start = isWhole ? 0 : max(inset.left, parts.image?.image == nil ? 0 : textStart)
    let end = isWhole ? 0 : inset.right
    parts.line.isHidden =
      !setting.hasSeparators || (setting.isLast && setting.style == .insetGrouped)
    parts.line.backgroundColor = setting.separatorColor
    parts.line.frame = mirrored(
      CGRect(
        x: start, y: bounds.height - thickness, width: max(0, bounds.width - start - end),
        height: thickness), bounds.width)
    let hasTop = isOpen && setting.isFirst && setting.hasSeparators
    if hasTop || parts.topLine != nil {
      let line = parts.makeTopLine()
      if line.superview == nil { addSubview(line) }
      line.isHidden = !hasTop
      line.backgroundColor = setting.separatorColor
      line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
    }
  }

  private func pixel(_ value: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (value * scale).rounded(.down) / scale
  }
}
