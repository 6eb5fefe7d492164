import UIKit

/// A card with a round picture of a person, and a button to choose another one.
final class PortraitCard: UIView {
  let button = UIButton(type: .system)
  private let card = CardView()
  private let title = UILabel()
  private let result = UILabel()
  private let view = UIImageView()

  private static let side: CGFloat = 80

  init(language: Language) {
    super.init(frame: .zero)
    title.text = language.text("photos.portrait.title")
    title.font = .systemFont(ofSize: 13)
    title.textColor = .secondaryLabel
    var look = UIButton.Configuration.filled()
    look.title = language.text("photos.portrait.action")
    button.configuration = look
    result.font = .systemFont(ofSize: 15)
    result.textColor = .secondaryLabel
    result.numberOfLines = 2
    result.accessibilityIdentifier = "portrait"
    view.image = Self.nobody
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.cornerRadius = Self.side / 2
    view.isAccessibilityElement = true
    view.accessibilityLabel = language.text("photos.portrait.title")
    addSubview(card)
    for part in [title, view, button, result] { card.addSubview(part) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// The picture; nil for somebody without a face.
  var picture: UIImage? {
    didSet { view.image = picture ?? Self.nobody }
  }

  /// What is said below the button.
  var note = "" {
    didSet {
      result.text = note
      setNeedsLayout()
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 132) }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds
    title.frame = CGRect(x: 16, y: 10, width: max(0, bounds.width - 32), height: 18)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(
      x: isMirrored ? bounds.width - 16 - Self.side : 16, y: 38, width: Self.side,
      height: Self.side)
    let room = max(0, bounds.width - Self.side - 48)
    let width = min(button.intrinsicContentSize.width, room)
    let left = Self.side + 32
    button.frame = CGRect(
      x: isMirrored ? bounds.width - left - width : left, y: 40, width: width, height: 36)
    result.frame = CGRect(x: isMirrored ? 16 : left, y: 78, width: room, height: 40)
  }

  /// A head and shoulders.
  private static var nobody: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      UIColor.systemGray4.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: side, height: side)).fill()
      UIColor.systemGray.setFill()
      UIBezierPath(ovalIn: CGRect(x: 26, y: 18, width: 28, height: 28)).fill()
      UIBezierPath(ovalIn: CGRect(x: 14, y: 52, width: 52, height: 48)).fill()
    }
  }
}
