import TouchUp
import UIKit

final class JourneyScreen: UIViewController {
  private let place = UIButton(type: .system)
  private let day = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    place.setTitle("Where to?", for: .normal)
    place.frame = CGRect(x: 20, y: 100, width: 160, height: 44)
    day.setTitle("When?", for: .normal)
    day.frame = CGRect(x: 200, y: 100, width: 160, height: 44)
    view.addSubview(place)
    view.addSubview(day)
    place.onTap(with: self) { screen, _ in Task { [weak screen] in await screen?.askForPlace() } }
    day.onTap(with: self) { screen, _ in Task { [weak screen] in await screen?.askForDay() } }
  }

  /// A wheel over the blurred screen; the line after `await` knows what was chosen, nil when it was cancelled.
  func askForPlace() async {
    if let city = try? await pick(from: ["Hà Nội", "Huế", "Đà Nẵng"], selected: 1, title: "To") {
      place.setTitle(city, for: .normal)
    }
  }

  /// The same for a date, in the person's own calendar.
  func askForDay() async {
    if let date = try? await pickDate(title: "When") {
      day.setTitle(date.formatted(date: .abbreviated, time: .omitted), for: .normal)
    }
  }
}
