import TouchUp
import UIKit

/// A field to press and drag in, which tells each event as it happens.
final class TouchPadCard: UIView {
  private let card = CardView()
  private let title = UILabel()
  private let pad = UIControl()
  private let hint = UILabel()
  private let log = UILabel()
  private var lines: [String] = []
  private var color = UIColor.systemBlue

  init(title text: String, hint hintText: String, nameOfEvent: @escaping (String) -> String) {
    super.init(frame: .zero)
    title.text = text
    title.font = .systemFont(ofSize: 13)
    title.textColor = .secondaryLabel
    hint.text = hintText
    hint.font = .systemFont(ofSize: 15, weight: .medium)
    hint.textColor = .systemBlue
    hint.textAlignment = .center
    hint.isAccessibilityElement = false
    log.font = .systemFont(ofSize: 13)
    log.numberOfLines = 0
    log.accessibilityIdentifier = "log"
    pad.accessibilityLabel = hintText
    pad.layer.cornerRadius = 10
    pad.layer.borderWidth = 1.5
    addSubview(card)
    for part in [title, pad, log] { card.addSubview(part) }
    pad.addSubview(hint)
    show(.systemBlue)
    pad.on(.allTouchEvents) { [weak self] _, event in self?.note(event, nameOfEvent) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds
    title.frame = CGRect(x: 16, y: 10, width: max(0, bounds.width - 32), height: 18)
    pad.frame = CGRect(x: 16, y: 36, width: max(0, bounds.width - 32), height: 56)
    hint.frame = pad.bounds
    let height = log.sizeThatFits(CGSize(width: bounds.width - 32, height: 0)).height
    log.frame = CGRect(
      x: 16, y: 102, width: max(0, bounds.width - 32),
      height: max(0, min(height, bounds.height - 112)))
  }

  private func note(_ event: UIControl.Event, _ nameOfEvent: (String) -> String) {
    guard let name = event.shortName else { return }
    let line = nameOfEvent(name)
    // Moves come by the dozen: one line stands for a run of them.
    if lines.last != line { lines.append(line) }
    if lines.count > 8 { lines.removeFirst(lines.count - 8) }
    log.text = lines.joined(separator: "\n")
    setNeedsLayout()
    switch event {
    case .touchDown, .touchDragEnter, .touchDragInside: show(.systemGreen)
    case .touchDragExit, .touchDragOutside: show(.systemOrange)
    default: show(.systemBlue)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show(color)
  }

  private func show(_ color: UIColor) {
    self.color = color
    pad.backgroundColor = color.withAlphaComponent(0.12)
    pad.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    hint.textColor = color
  }
}

extension UIControl.Event {
  /// The end of the key of its name; nil for what is no single touch event.
  fileprivate var shortName: String? {
    switch self {
    case .touchDown: "down"
    case .touchDownRepeat: "downRepeat"
    case .touchDragInside: "dragInside"
    case .touchDragOutside: "dragOutside"
    case .touchDragEnter: "dragEnter"
    case .touchDragExit: "dragExit"
    case .touchUpInside: "upInside"
    case .touchUpOutside: "upOutside"
    case .touchCancel: "cancel"
    default: nil
    }
  }
}
