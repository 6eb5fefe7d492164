import Testing
import TouchUp
import UIKit

/// Values of controls as closures and sequences.
@MainActor @Suite(.serialized) struct ValueHandlerTests {
  private final class Token {}

  @Test func everyControlGivesItsTypedValue() {
    var seen: [String] = []
    let toggle = UISwitch()
    toggle.onChange { (isOn: Bool) in seen.append("\(isOn)") }
    toggle.setAndNotify(true)
    let slider = UISlider()
    slider.onChange { (value: Float) in seen.append("\(value)") }
    slider.setAndNotify(0.5, animated: true)
    let stepper = UIStepper()
    stepper.onChange { (value: Double) in seen.append("\(value)") }
    stepper.setAndNotify(7)
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.onChange { (index: Int) in seen.append("segment \(index)") }
    segments.setAndNotify(1)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.onChange { (page: Int) in seen.append("page \(page)") }
    pages.setAndNotify(2)
    #expect(seen == ["true", "0.5", "7.0", "segment 1", "page 2"])
  }

  @Test func codeTellsNobodyUnlessAsked() {
    let toggle = UISwitch()
    var count = 0
    toggle.onChange { _ in count += 1 }
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    toggle.show(true, animated: false)
    #expect(count == 0)
    toggle.setAndNotify(true)
    #expect(count == 1 && toggle.isOn)
  }

  @Test func handlersMayAskForTheControlOrAnOwner() {
    let slider = UISlider()
    let owner = Owner()
    var seen: [Float] = []
    slider.onChange { (slider: UISlider, value: Float) in seen.append(slider.maximumValue + value) }
    slider.onChange(with: owner) { owner, _ in owner.pressed() }
    slider.setAndNotify(0.5)
    #expect(seen == [1.5] && owner.calls == 1)
  }

  @Test func anOwnerIsNotKept() {
    let slider = UISlider()
    weak var gone: Owner?
    do {
      let owner = Owner()
      gone = owner
      slider.onChange(with: owner) { owner, _ in owner.pressed() }
    }
    #expect(gone == nil)
    slider.setAndNotify(1)
    #expect(slider.allControlEvents == [])
  }

  @Test func aReusedCellsHandlerTakesTheOldOnesPlace() {
    let toggle = UISwitch()
    var seen: [Int] = []
    for row in 1...3 { toggle.setOnChange { _ in seen.append(row) } }
    toggle.setAndNotify(true)
    #expect(seen == [3])
  }

  @Test func valuesComeInOrder() async {
    let stepper = UIStepper()
    let values = stepper.values()
    for value in 1...3 { stepper.setAndNotify(Double(value)) }
    stepper.value = 9
    var seen: [Double] = []
    for await value in values {
      seen.append(value)
      if seen.count == 3 { break }
    }
    #expect(seen == [1, 2, 3])
  }

  @Test func onlyTheNewestValueIfThatIsEnough() async {
    let slider = UISlider()
    let values = slider.values(bufferingPolicy: .bufferingNewest(1))
    for value in [0.1, 0.2, 0.3] as [Float] { slider.setAndNotify(value) }
    var iterator = values.makeAsyncIterator()
    #expect(await iterator.next(isolation: MainActor.shared) == 0.3)
  }

  @Test func valuesEndWithTheControlWhileTheLoopWaits() async {
    weak var gone: UISwitch?
    var toggle: UISwitch? = UISwitch()
    gone = toggle
    let values = toggle!.values()
    let loop = Task { @MainActor in
      var seen: [Bool] = []
      for await value in values { seen.append(value) }
      return seen
    }
    await Task.yield()
    toggle?.setAndNotify(true)
    toggle = nil
    #expect(gone == nil)
    #expect(await loop.value == [true])
  }

  @Test func tenThousandRoundsLeaveNothing() {
    let before = LiveHandlers.count
    let slider = UISlider()
    for _ in 0..<10_000 { slider.onChange { _ in }.remove() }
    #expect(slider.allControlEvents == [] && LiveHandlers.count == before)
  }

  @Test func closuresGoWithTheControl() {
    weak var token: Token?
    weak var gone: UISwitch?
    do {
      let toggle = UISwitch()
      let strong = Token()
      (token, gone) = (strong, toggle)
      toggle.onChange { _ in _ = strong }
    }
    #expect(token == nil && gone == nil)
  }

  @Test func aControlOfOnesOwnConforms() {
    let dial = Dial()
    var seen: [String] = []
    dial.onChange { seen.append($0) }
    dial.setAndNotify("up")
    #expect(seen == ["up"])
  }

  private final class Dial: UIControl, ValueControl {
    private(set) var controlValue = "down"
    func show(_ value: String, animated: Bool) { controlValue = value }
  }
}
