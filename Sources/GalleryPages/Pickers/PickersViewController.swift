import TouchUp
import UIKit

/// Pickers over the blurred screen: one wheel, wheels that follow each other, dates, a field's wheel, and one over
/// something that moves. Below them, one day in a field and in a calendar.
final class PickersViewController: UIViewController {
  private let language: Language
  private let one: AnswerCard
  private let place: AnswerCard
  private let date: AnswerCard
  private let moving: AnswerCard
  private let field: CityFieldCard
  private let trip = Trip()
  private let compact: DayCard
  private let inline: DayCard
  private let scroll = UIScrollView()
  private let drift = Drift()

  init(language: Language) {
    self.language = language
    one = AnswerCard("pickers.one", in: language, look: .filled())
    place = AnswerCard("pickers.place", in: language, look: .tinted())
    date = AnswerCard("pickers.date", in: language, look: .gray())
    moving = AnswerCard("pickers.moving", in: language, look: .tinted())
    field = CityFieldCard(language: language)
    compact = DayCard(
      trip, style: .compact, title: language.text("pickers.compact.title"), in: language)
    inline = DayCard(
      trip, style: .inline, title: language.text("pickers.inline.title"), in: language)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(drift)
    view.addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = .never
    for part in [one, place, date, field, moving, compact, inline] { scroll.addSubview(part) }

    one.button.onTap(with: self) { screen, _ in
      try? screen.showPicker(
        from: screen.animals, selected: 1, title: screen.language.text("animal.title")
      ) { [weak screen] animal in
        screen?.one.answer = animal ?? screen?.language.text("nothing") ?? ""
      }
    }
    place.button.onTap(with: self) { screen, _ in screen.askForPlace() }
    date.button.onTap(with: self) { screen, _ in
      Task { [weak screen] in await screen?.askForDate() }
    }
    moving.button.onTap(with: self) { screen, _ in
      screen.drift.start()
      let picker = PickerBlurView.fromNib()
      picker.configData(Array(1...100))
      picker.selectedRows = [49]
      picker.showPickerView(in: screen.view) { [weak screen] choices in
        screen?.drift.stop()
        screen?.moving.answer =
          choices?.first.map { "\($0.value)" } ?? screen?.language.text("nothing") ?? ""
      }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let column = view.readableColumn
    scroll.frame = view.bounds
    var y = column.minY + 16
    let heights = [84, 84, 84, 84, 84, compact.height, inline.height]
    for (card, height) in zip([one, place, date, field, moving, compact, inline], heights) {
      card.frame = CGRect(x: column.minX, y: y, width: column.width, height: height)
      y = card.frame.maxY + 12
    }
    scroll.contentSize = CGSize(
      width: scroll.bounds.width, height: y + 4 + view.safeAreaInsets.bottom)
    drift.frame = view.bounds
  }

  private var animals: [String] {
    Animal.allCases.map { language.text("animal.\($0.rawValue)") }
  }

  /// Cities follow their country, and districts their city.
  private func askForPlace() {
    let locale = Locale(identifier: language.rawValue)
    let picker = PickerBlurView.fromNib()
    picker.title = language.text("pickers.place.title")
    picker.configData(numberOfColumns: 3) { column, chosen in
      if column == 0 {
        return Place.countries.map { locale.localizedString(forRegionCode: $0) ?? $0 }
      }
      let country = Place.countries[max(0, chosen[0])]
      let cities = Place.cities(of: country)
      guard column == 2 else { return cities }
      return Place.districts(of: country, cities[max(0, chosen[1])])
    }
    picker.showPickerView(in: view) { [weak self] choices in
      guard let self else { return }
      place.answer =
        choices.map { $0.map { "\($0.value)" }.joined(separator: ", ") }
        ?? language.text("nothing")
    }
  }

  /// Two questions, one after the other: in which language, and which date.
  private func askForDate() async {
    let names = Language.allCases.map(\.ownName)
    let start = Language.allCases.firstIndex(of: language) ?? 0
    guard
      let name = try? await pick(
        from: names, selected: start, title: language.text("pickers.date.language")),
      let spoken = Language.allCases.first(where: { $0.ownName == name })
    else {
      date.answer = language.text("nothing")
      return
    }
    let locale = Locale(identifier: spoken.locale)
    let first = DateComponents(
      calendar: Calendar(identifier: .gregorian), year: 2024, month: 2, day: 29)
    let chosen = try? await pickDate(
      first.date, title: spoken.text("pickers.date.question"),
      configure: {
        $0.datePicker.calendar = Calendar(identifier: .gregorian)
        $0.datePicker.locale = locale
      })
    guard let chosen else {
      date.answer = language.text("nothing")
      return
    }
    let formatter = DateFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = locale
    formatter.dateStyle = .long
    date.answer = formatter.string(from: chosen)
  }
}
