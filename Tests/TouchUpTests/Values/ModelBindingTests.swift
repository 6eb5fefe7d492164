import Observation
import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// Controls tied to `@Observable` models, both ways.
@MainActor @Suite(.serialized) struct ModelBindingTests {
  enum Tab: Int {
    case map
    case list
  }

  @Observable @MainActor final class Settings {
    var isOn = true
    var volume: Float = 0.25
    var loudness = 0.5
    var guests = 2
    var tab = Tab.list
    var level = 0.0 {
      didSet {
        writes += 1
        if level > 5 { level = 5 }
      }
    }
    @ObservationIgnored var writes = 0
  }

  /// Lets what is due on the main actor run.
  private func turn() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test func theControlTakesTheModelsValues() async {
    let (toggle, settings) = (UISwitch(), Settings())
    var told = 0
    toggle.onChange { _ in told += 1 }
    toggle.bind(to: settings, \.isOn)
    #expect(toggle.isOn)
    settings.isOn = false
    await turn()
    #expect(!toggle.isOn)
    settings.isOn = true
    await turn()
    #expect(toggle.isOn && told == 0)
  }

  @Test func theModelTakesWhatAPersonSets() throws {
    let settings = Settings()
    let toggle = UISwitch(frame: CGRect(x: 50, y: 100, width: 0, height: 0))
    toggle.accessibilityLabel = "Sound"
    let screen = UIViewController()
    screen.view.addSubview(toggle)
    toggle.bind(to: settings, \.isOn)
    let robot = Robot(screen)
    try robot.tap("Sound")
    #expect(!settings.isOn)
    try robot.tap("Sound")
    #expect(settings.isOn)
  }

  @Test func otherTypesAreTiedToo() async {
    let settings = Settings()
    let (quiet, loud) = (UISlider(), UISlider())
    let stepper = UIStepper()
    let tabs = UISegmentedControl(items: ["Map", "List", "More"])
    quiet.bind(to: settings, \.volume)
    loud.bind(to: settings, \.loudness)
    stepper.bind(to: settings, \.guests)
    tabs.bind(to: settings, \.tab)
    #expect(quiet.value == 0.25 && loud.value == 0.5 && stepper.value == 2)
    #expect(tabs.selectedSegmentIndex == 1)
    loud.setAndNotify(0.75)
    stepper.setAndNotify(3)
    tabs.setAndNotify(0)
    #expect(settings.loudness == 0.75 && settings.guests == 3 && settings.tab == .map)
    tabs.setAndNotify(2)
    #expect(settings.tab == .map)
  }

  @Test func nothingGoesRoundInCircles() async {
    let (first, second, settings) = (UIStepper(), UIStepper(), Settings())
    first.bind(to: settings, \.level)
    second.bind(to: settings, \.level)
    first.setAndNotify(3)
    await turn()
    #expect(settings.writes == 1 && second.value == 3)
    settings.level = 4
    await turn()
    #expect(settings.writes == 2 && first.value == 4 && second.value == 4)
  }

  @Test func aModelThatCorrectsIsShown() async {
    let (stepper, settings) = (UIStepper(), Settings())
    stepper.bind(to: settings, \.level)
    stepper.setAndNotify(50)
    await turn()
    #expect(settings.level == 5 && stepper.value == 5)
  }

  @Test func removingEndsIt() async {
    let (toggle, settings) = (UISwitch(), Settings())
    let target = toggle.bind(to: settings, \.isOn)
    target.remove()
    settings.isOn = false
    await turn()
    #expect(toggle.isOn)
    toggle.setAndNotify(true)
    #expect(!settings.isOn && toggle.allControlEvents == [])
  }

  @Test func pausedItGoesNeitherWay() async {
    let (toggle, settings) = (UISwitch(), Settings())
    let target = toggle.bind(to: settings, \.isOn)
    target.disable()
    toggle.setAndNotify(false)
    #expect(settings.isOn)
    toggle.isOn = true
    settings.isOn = false
    await turn()
    #expect(toggle.isOn)
    target.enable()
    settings.isOn = true
    settings.isOn = false
    await turn()
    #expect(!toggle.isOn)
  }

  @Test func neitherKeepsTheOther() async {
    weak var toggle: UISwitch?
    weak var settings: Settings?
    let before = LiveHandlers.count
    var keptToggle: UISwitch? = UISwitch()
    do {
      let model = Settings()
      settings = model
      keptToggle?.bind(to: model, \.isOn)
    }
    #expect(settings == nil)
    keptToggle?.setAndNotify(false)
    #expect(keptToggle?.allControlEvents == [])

    let keptModel = Settings()
    keptToggle?.bind(to: keptModel, \.isOn)
    toggle = keptToggle
    keptToggle = nil
    #expect(toggle == nil && LiveHandlers.count == before)
    keptModel.isOn.toggle()
    await turn()
  }

  @Test func manyRoundsLeaveNothing() async {
    let before = LiveHandlers.count
    let (toggle, settings) = (UISwitch(), Settings())
    for _ in 0..<1_000 { toggle.bind(to: settings, \.isOn).remove() }
    // NB: counted before anything else has its turn: other tests' handlers come and go in between.
    #expect(toggle.allControlEvents == [] && LiveHandlers.count == before)
    let shown = toggle.isOn
    settings.isOn.toggle()
    await turn()
    #expect(toggle.isOn == shown)
  }
}
