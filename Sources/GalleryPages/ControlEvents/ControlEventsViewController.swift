import TouchUp
import UIKit

/// Handlers of control events, each where it is written.
final class ControlEventsViewController: UIViewController {
  private let language: Language
  private let counting: CounterCard
  private let pausing: CounterCard
  private let owned: CounterCard
  private let once: CounterCard
  private let pad: TouchPadCard

  init(language: Language) {
    self.language = language
    counting = CounterCard("count", in: language, look: .filled())
    pausing = CounterCard("pause", in: language, look: .tinted())
    owned = CounterCard("owner", in: language, look: .gray())
    once = CounterCard("once", in: language, look: .filled())
    pad = TouchPadCard(
      title: language.text("pad.title"), hint: language.text("pad.hint"),
      nameOfEvent: { language.text("event.\($0)") })
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for card in [counting, pausing, owned, once, pad] { view.addSubview(card) }

    // Weakly, since the cards hold the buttons, and these the handlers.
    counting.button.onTap { [weak counting] _ in counting?.count += 1 }

    let counter = pausing.button.onTap { [weak pausing] _ in pausing?.count += 1 }
    pausing.addSwitch(on: language.text("pause.pause"), off: language.text("pause.resume")) {
      isRunning in
      if isRunning { counter.enable() } else { counter.disable() }
    }

    owned.button.onTap(with: self) { screen, _ in screen.owned.count += 1 }

    once.button.once(.touchUpInside) { [weak once] button in
      once?.count += 1
      button.isEnabled = false
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let column = view.readableColumn
    var y = column.minY + 16
    for card in [counting, pausing, owned, once] {
      card.frame = CGRect(x: column.minX, y: y, width: column.width, height: 84)
      y = card.frame.maxY + 12
    }
    let height = min(column.maxY - 16 - y, 300)
    pad.frame = CGRect(x: column.minX, y: y, width: column.width, height: max(0, height))
  }
}
