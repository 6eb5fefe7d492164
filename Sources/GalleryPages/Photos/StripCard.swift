import UIKit

/// A card with a button that asks for photos, and below it those that came.
final class StripCard: UIView {
  let card: AnswerCard
  private let strip: PhotoStrip

  init(_ prefix: String, in language: Language, look: UIButton.Configuration) {
    card = AnswerCard(prefix, in: language, look: look)
    strip = PhotoStrip(label: language.text(prefix + ".title"))
    super.init(frame: .zero)
    addSubview(card)
    addSubview(strip)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// How many photos there are.
  var count: Int { strip.count }

  /// Takes the photos away.
  func clear() {
    strip.clear()
    superview?.setNeedsLayout()
  }

  /// Adds a photo at the end.
  func add(_ image: UIImage) {
    strip.add(image)
    card.answer = "\(count)"
    superview?.setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = strip.height > 0 ? strip.height + 12 : 0
    return CGSize(width: size.width, height: card.sizeThatFits(size).height + room)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = card.sizeThatFits(bounds.size).height
    card.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    strip.frame = CGRect(x: 0, y: height + 12, width: bounds.width, height: strip.height)
  }
}
