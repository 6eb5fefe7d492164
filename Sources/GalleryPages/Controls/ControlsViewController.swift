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
  private let day = Day()
  private let cards: [ControlCard]

  init(language: Language) {
    self.language = language
    segments = UISegmentedControl(items: (0..<3).map { language.text("part.\($0)") })
    cards = [
      ControlCard(title: language.text("switch.title"), control: toggle, companion: wheel),
      ControlCard(title: language.text("slider.title"), control: slider, below: bar),
      ControlCard(title: language.text("stepper.title"), control: stepper),
      ControlCard(title: language.text("tie.title"), control: segments, below: pages),
    ]
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for card in cards { view.addSubview(card) }
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

    turn(false)
    fill(slider.value)
    cards[2].value = "0"
    showPart()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let column = view.readableColumn
    var y = column.minY + 16
    for card in cards {
      card.frame = CGRect(x: column.minX, y: y, width: column.width, height: card.height)
      y = card.frame.maxY + 12
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
