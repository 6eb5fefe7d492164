import Foundation
import UIKitText

/// One row of an open menu: a mark, the title with a line below, a picture or an arrow at the other side.
final class MenuRow: UIView {
  let item: MenuItem
  /// Called when assistive technology uses the row.
  var activated: (() -> Void)?
  var isPressed = false {
    didSet { backgroundColor = isPressed ? .tertiarySystemFill : nil }
  }

  private let title = UILabel()
  private let subtitle = UILabel()
  private let picture = UIImageView(image: nil)
  private let mark = UIImageView(image: nil)
  private let line = UIView()
  private var wheel: UIActivityIndicatorView?
  private let hasMarks: Bool

  /// - Parameters:
  ///   - hasMarks: whether room is left for a mark.
  ///   - hasLine: whether there is a line below.
  init(_ item: MenuItem, hasMarks: Bool, hasLine: Bool) {
    self.item = item
    self.hasMarks = hasMarks
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for part in [title, subtitle, picture, mark, line] { addSubview(part) }
    line.backgroundColor = .separator
    line.isHidden = !hasLine
    picture.contentMode = .center
    mark.contentMode = .center
    title.font = .preferredFont(forTextStyle: .body)
    title.numberOfLines = 2
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    subtitle.textColor = .secondaryLabel
    show()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func accessibilityActivate() -> Bool {
    guard item.isChoosable, let activated else { return false }
    activated()
    return true
  }

  /// How high the row is at a width, in points.
  func height(for width: CGFloat) -> CGFloat {
    guard item.isChoosable || isAccessibilityElement else { return item.height }
    let room = textRoom(width)
    var height = title.sizeThatFits(CGSize(width: room, height: .infinity)).height
    if subtitle.text != nil { height += subtitle.sizeThatFits(.zero).height }
    return max(item.height, height.rounded(.up) + 22)
  }

  override func layoutSubviews() {
    let room = textRoom(bounds.width)
    let isMirrored = isMirrored
    func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
    }
    let texts = title.sizeThatFits(CGSize(width: room, height: .infinity))
    let below = subtitle.text == nil ? 0 : subtitle.sizeThatFits(.zero).height
    let top = (bounds.height - texts.height - below) / 2
    title.frame = place(leading, top, room, texts.height)
    subtitle.frame = place(leading, top + texts.height, room, below)
    mark.frame = place(8, 0, 20, bounds.height)
    picture.transform = .identity
    picture.frame = place(bounds.width - 16 - 22, 0, 22, bounds.height)
    // An arrow points to where rows end.
    if case .menu = item, isMirrored { picture.transform = CGAffineTransform(scaleX: -1, y: 1) }
    wheel?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let hairline = 1 / traitCollection.displayScale
    line.frame = CGRect(
      x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
  }

  private var leading: CGFloat { hasMarks ? 32 : 16 }

  private func textRoom(_ width: CGFloat) -> CGFloat {
    max(0, width - leading - 16 - (picture.image == nil ? 0 : 30))
  }

  private func show() {
    title.textAlignment = .natural
    switch item {
    case .gap: backgroundColor = .quaternarySystemFill
    case .wheel:
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      addSubview(wheel)
      self.wheel = wheel
    case .heading(let text):
      title.text = text
      title.font = .preferredFont(forTextStyle: .caption1)
      title.textColor = .secondaryLabel
      title.accessibilityTraits = .header
    case .action(let action): show(action)
    case .menu(let menu):
      show(menu, color: menu.options.contains(.destructive) ? .systemRed : .label)
      picture.image = MenuSigns.forward
    case .back(let menu):
      show(menu, color: .label)
      title.font = .preferredFont(forTextStyle: .headline)
      picture.image = MenuSigns.down
    }
  }

  private func show(_ action: UIAction) {
    let isOff = action.attributes.contains(.disabled)
    let isDestructive = action.attributes.contains(.destructive)
    show(action, color: isOff ? .tertiaryLabel : isDestructive ? .systemRed : .label)
    switch action.state {
    case .off: mark.image = nil
    case .on: mark.image = MenuSigns.check
    case .mixed: mark.image = MenuSigns.dash
    }
    mark.tintColor = title.textColor
    if action.state == .on { accessibilityTraits.insert(.selected) }
    if isOff { accessibilityTraits.insert(.notEnabled) }
  }

  private func show(_ element: UIMenuElement, color: UIColor) {
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = element.title
    title.text = element.title
    title.textColor = color
    subtitle.text = element.subtitle
    let image = element.image
    picture.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.tintColor = color
    for part in [title, subtitle] { part.isAccessibilityElement = false }
  }
}
