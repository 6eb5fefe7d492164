import TouchUp
import UIKit

/// Controls with a value, each heard of where it is written.
final class ControlsViewController: UIViewController {
  private let language: Language
  private let toggle = UISwitch()
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let slider = UISlider()
  private let bar = UIProgressView(progressViewStyle: .default)
  private let stepper = UIStepper()
  private let segments: UISegmentedControl
  private let pages = UIPageControl()
  private let sort = UIButton(configuration: .gray())
  private let picture = UIImageView(image: LandscapePainter.small)
  private let day = Day()
  private let cards: [ControlCard]
  private let column: CardColumn

  init(language: Language) {
    self.language = language
    segments = UISegmentedControl(items: (0..<3).map { language.text("part.\($0)") })
    cards = [
      ControlCard(title: language.text("switch.title"), control: toggle, companion: wheel),
      ControlCard(title: language.text("slider.title"), control: slider, below: bar),
      ControlCard(title: language.text("stepper.title"), control: stepper),
      ControlCard(title: language.text("tie.title"), control: segments, below: pages),
      ControlCard(title: language.text("menu.title"), control: sort, companion: picture),
    ]
    column = CardColumn(cards)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(column)
    toggle.accessibilityLabel = language.text("switch.name")
    slider.accessibilityLabel = language.text("slider.name")
    pages.accessibilityLabel = language.text("tie.name")

    // A closure with the value, and the screen that it does not keep.
    toggle.onChange(with: self) { screen, isOn in screen.turn(isOn) }

    // A closure with the value.
    slider.value = 0.3
    slider.onChange(with: self) { screen, value in screen.fill(value) }

    // A sequence of values: the loop ends when the stepper goes.
    stepper.maximumValue = 9
    stepper.wraps = true
    Task { [values = stepper.values(), weak card = cards[2]] in
      for await value in values { card?.value = "\(Int(value))" }
    }

    // One model, two controls: what is set at one is seen at the other.
    pages.numberOfPages = 3
    pages.currentPageIndicatorTintColor = .label
    pages.pageIndicatorTintColor = .tertiaryLabel
    segments.bind(to: day, \.part)
    pages.bind(to: day, \.part)
    segments.onChange(with: self) { screen, _ in screen.showPart() }
    pages.onChange(with: self) { screen, _ in screen.showPart() }

    // Actions that are handed the screen and do not keep it: in the menu of a button, and in that of a picture that a
    // finger stays on.
    sort.configuration?.title = language.text("menu.action")
    sort.showsMenuAsPrimaryAction = true
    sort.menu = UIMenu(children: [
      UIMenu(
        options: [.displayInline, .singleSelection],
        children: [choice("menu.name", state: .on), choice("menu.date")]),
      UIMenu(options: .displayInline, children: [choice("menu.delete", .destructive)]),
    ])
    // A menu lifts the picture with the corners of its layer.
    picture.layer.cornerRadius = 8
    picture.clipsToBounds = true
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = language.text("gestures.postcard")
    picture.onContextMenu(with: self) { screen, _ in
      [
        screen.choice("menu.favourite"), screen.choice("menu.copy"),
        screen.choice("menu.delete", .destructive),
      ]
    }

    turn(false)
    fill(slider.value)
    cards[4].value = language.text("menu.name")
    cards[2].value = "0"
    showPart()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let insets = view.safeAreaInsets
    column.frame = CGRect(
      x: 0, y: insets.top, width: view.bounds.width, height: max(0, view.bounds.height - insets.top)
    )
    column.contentInset.bottom = insets.bottom
    column.setNeedsLayout()
  }

  private func choice(
    _ key: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    let title = language.text(key)
    return UIAction(title: title, attributes: attributes, state: state, with: self) { screen in
      screen.cards[4].value = title
    }
  }

  private func turn(_ isOn: Bool) {
    if isOn { wheel.startAnimating() } else { wheel.stopAnimating() }
    cards[0].value = language.text(isOn ? "on" : "off")
  }

  private func fill(_ value: Float) {
    bar.progress = value
    cards[1].value = "\(Int((value * 100).rounded()))%"
  }

  private func showPart() {
    cards[3].value = "\(day.part + 1)/3"
  }
}
