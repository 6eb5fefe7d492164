import Foundation
import UIKitText

/// One segment: its title or picture.
final class SegmentView: UIView {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// The width it was given; 0 for none.
  var width: CGFloat = 0
  var contentOffset = CGSize.zero
  var isEnabled = true
  /// Between the content and the ends, in points.
  static let margin: CGFloat = 12

  private let label = UILabel()
  private let picture = UIImageView(image: nil)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    label.isAccessibilityElement = false
    picture.contentMode = .center
    picture.isAccessibilityElement = false
    addSubview(label)
    addSubview(picture)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// What segments made of an action show: its picture, or its title where it has none.
  func take(_ new: UIAction) {
    action = new
    image = new.image
    title = new.image == nil ? new.title : nil
    if new.image != nil, !new.title.isEmpty { accessibilityLabel = new.title }
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }

  override func accessibilityActivate() -> Bool {
    var view = superview
    while let current = view, !(current is UISegmentedControl) { view = current.superview }
    return (view as? UISegmentedControl)?.activate(self) ?? false
  }

  var fittingWidth: CGFloat {
    let content = image?.size.width ?? label.sizeThatFits(.zero).width
    return content.rounded(.up) + 2 * Self.margin
  }

  /// Shows the content with the attributes of a state.
  func show(
    _ attributes: [NSAttributedString.Key: Any], isSelected: Bool, isEnabled: Bool,
    isPressed: Bool
  ) {
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
    picture.image = image
    picture.tintColor = attributes[.foregroundColor] as? UIColor ?? .label
    label.attributedText =
      image == nil ? NSAttributedString(string: title ?? "", attributes: attributes) : nil
    let alpha: CGFloat = isPressed ? 0.2 : 1
    if label.alpha != alpha {
      label.alpha = alpha
      picture.alpha = alpha
    }
  }

  override func layoutSubviews() {
    let area = bounds.offsetBy(dx: contentOffset.width, dy: contentOffset.height)
    // Titles may come nearer to the ends than they would like to before they are cut short.
    label.frame = area.insetBy(dx: min(4, bounds.width / 2), dy: 0)
    picture.frame = area
  }
}
