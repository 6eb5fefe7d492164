import Observables
import Testing
import TouchUp
import TouchUpRx
import UIKit

/// Values of controls as streams.
@MainActor @Suite struct ValueStreamTests {
  @Test func tellsTheValueNowAndWhatAPersonSets() {
    let toggle = UISwitch()
    toggle.isOn = true
    var seen: [Bool] = []
    let subscription = toggle.rx.isOn.subscribe(onNext: { seen.append($0) })
    toggle.setAndNotify(false)
    toggle.isOn = true
    #expect(seen == [true, false])
    subscription.dispose()
    toggle.setAndNotify(true)
    #expect(seen.count == 2 && toggle.allControlEvents == [])
  }

  @Test func everyControlHasItsProperty() {
    let bag = DisposeBag()
    let (slider, stepper, pages) = (UISlider(), UIStepper(), UIPageControl())
    let segments = UISegmentedControl(items: ["a", "b"])
    var seen: [String] = []
    slider.rx.value.changed.subscribe(onNext: { seen.append("\($0)") }).disposed(by: bag)
    stepper.rx.value.changed.subscribe(onNext: { seen.append("\($0)") }).disposed(by: bag)
    segments.rx.selectedSegmentIndex.changed.subscribe(onNext: { seen.append("\($0)") })
      .disposed(by: bag)
    pages.rx.currentPage.changed.subscribe(onNext: { seen.append("\($0)") }).disposed(by: bag)
    Observable.just(3).bind(to: pages.rx.numberOfPages).disposed(by: bag)
    slider.setAndNotify(0.5)
    stepper.setAndNotify(4)
    segments.setAndNotify(1)
    pages.setAndNotify(2)
    #expect(seen == ["0.5", "4.0", "1", "2"])
  }

  @Test func propertiesAndBindersSet() {
    let bag = DisposeBag()
    let (slider, stepper) = (UISlider(), UIStepper())
    let segments = UISegmentedControl(items: ["a", "b"])
    let (bar, wheel) = (UIProgressView(), UIActivityIndicatorView(style: .medium))
    Observable.just(0.5).bind(to: slider.rx.value).disposed(by: bag)
    Observable.just(2).bind(to: stepper.rx.stepValue).disposed(by: bag)
    Observable.just(1).bind(to: segments.rx.value).disposed(by: bag)
    Observable.just(false).bind(to: segments.rx.enabledForSegment(at: 0)).disposed(by: bag)
    Observable.just("new").bind(to: segments.rx.titleForSegment(at: 1)).disposed(by: bag)
    Observable.just(0.75).bind(to: bar.rx.progress).disposed(by: bag)
    let busy = BehaviorRelay(value: true)
    busy.bind(to: wheel.rx.isAnimating).disposed(by: bag)
    #expect(slider.value == 0.5 && stepper.stepValue == 2 && segments.selectedSegmentIndex == 1)
    #expect(!segments.isEnabledForSegment(at: 0) && segments.titleForSegment(at: 1) == "new")
    #expect(bar.progress == 0.75 && wheel.isAnimating)
    busy.accept(false)
    #expect(!wheel.isAnimating)
  }

  @Test func aStreamEndsWithItsControlAndKeepsNothing() {
    weak var gone: UISlider?
    var events: [String] = []
    do {
      let slider = UISlider()
      gone = slider
      _ = slider.rx.value.subscribe { events.append($0.debugDescription) }
    }
    #expect(gone == nil && events == ["next(0.0)", "completed"])
    let late = UISlider().rx.value
    _ = late.subscribe { events.append("late \($0.debugDescription)") }
    #expect(events.last == "late completed")
  }

  @Test func bothWaysWithoutAnEcho() {
    let toggle = UISwitch()
    let relay = BehaviorRelay(value: true)
    var told: [Bool] = []
    let watch = relay.subscribe(onNext: { told.append($0) })
    let tie = toggle.rx.isOn.bindBothWays(to: relay)
    #expect(toggle.isOn && told == [true])
    toggle.setAndNotify(false)
    #expect(!relay.value && told == [true, false])
    relay.accept(true)
    #expect(toggle.isOn && told == [true, false, true])
    tie.dispose()
    relay.accept(false)
    toggle.setAndNotify(true)
    #expect(!relay.value && toggle.isOn)
    watch.dispose()
  }

  @Test func whoAnswersWithAnotherValueWins() {
    let stepper = UIStepper()
    let relay = BehaviorRelay(value: 0.0)
    let correction = relay.subscribe(onNext: { if $0 > 5 { relay.accept(5) } })
    let tie = stepper.rx.value.bindBothWays(to: relay)
    stepper.setAndNotify(50)
    #expect(relay.value == 5 && stepper.value == 5)
    tie.dispose()
    correction.dispose()
  }

  @Test func aTieEndsWithItsControl() {
    weak var gone: UISwitch?
    weak var relayGone: BehaviorRelay<Bool>?
    let tie: any Disposable
    do {
      let toggle = UISwitch()
      let relay = BehaviorRelay(value: false)
      (gone, relayGone) = (toggle, relay)
      tie = toggle.rx.isOn.bindBothWays(to: relay)
    }
    #expect(gone == nil && relayGone == nil)
    tie.dispose()
  }
}
