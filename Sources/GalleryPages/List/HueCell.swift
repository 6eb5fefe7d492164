import TouchUp
import UIKit

/// A row with a colour, its name and code, and a heart.
final class HueCell: UITableViewCell {
  static let identifier = "hue"
  let heart = UIButton(type: .custom)
  private let (full, outline) = (Signs.heart, Signs.heartOutline)
  private let swatch = UIView(frame: CGRect(x: 0, y: 0, width: 36, height: 36))
  private let name = UILabel()
  private let code = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    swatch.layer.cornerRadius = 10
    name.font = .systemFont(ofSize: 17)
    code.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    code.textColor = .secondaryLabel
    heart.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    for part in [swatch, name, code] {
      part.isAccessibilityElement = false
      contentView.addSubview(part)
    }
    contentView.addSubview(heart)
    separatorInset = UIEdgeInsets(top: 0, left: 68, bottom: 0, right: 0)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func show(_ hue: Hue, named text: String, isLoved: Bool) {
    swatch.backgroundColor = hue.color
    name.text = text
    code.text = hue.code
    accessibilityLabel = text
    accessibilityValue = hue.code
    love(isLoved)
  }

  func love(_ isLoved: Bool) {
    heart.setImage(isLoved ? full : outline, for: .normal)
    heart.tintColor = isLoved ? .systemPink : .tertiaryLabel
    heart.accessibilityTraits = isLoved ? [.button, .selected] : .button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = contentView.bounds.midY
    swatch.frame.origin = CGPoint(x: 16, y: middle - 18)
    heart.frame.origin = CGPoint(x: max(0, contentView.bounds.maxX - 52), y: middle - 22)
    let width = max(0, heart.frame.minX - 68 - 8)
    name.frame = CGRect(x: 68, y: middle - 21, width: width, height: 22)
    code.frame = CGRect(x: 68, y: middle + 2, width: width, height: 18)
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for part in [swatch, name, code, heart] {
      part.frame.origin.x = contentView.bounds.width - part.frame.maxX
    }
  }
}
