import Observation
import TouchUp
import UIKit

@Observable final class Settings {
  var isLoud = false
  var volume = 0.5
}

final class SettingsScreen: UIViewController {
  let settings = Settings()
  private let loud = UISwitch()
  private let volume = UISlider()
  private let pages = UIPageControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    for control in [loud, volume, pages] { view.addSubview(control) }

    // Both ways: the switch and the model always say the same.
    loud.bind(to: settings, \.isLoud)
    volume.bind(to: settings, \.volume)

    // What a person sets, as what it is: a switch gives a Bool, a slider a Float.
    volume.onChange { value in print(value) }
    pages.onChange(with: self) { screen, page in screen.title = "Page \(page + 1)" }

    // Setting a value in code tells nobody, unless it is asked to.
    volume.value = 0.2
    volume.setAndNotify(0.8)
  }

  func follow() async {
    for await isOn in loud.values() { print(isOn) }
  }
}
