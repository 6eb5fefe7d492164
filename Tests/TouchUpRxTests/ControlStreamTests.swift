import Observables
import Testing
import TouchUp
import TouchUpRx
import UIKit
import UIKitTestSupport

/// Controls, gestures and binders as streams.
@MainActor @Suite struct ControlStreamTests {
  @Test func tapsAreTold() {
    let button = UIButton()
    var taps = 0
    let subscription = button.rx.tap.subscribe(onNext: { taps += 1 })
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    #expect(taps == 2)
    subscription.dispose()
    button.sendActions(for: .touchUpInside)
    #expect(taps == 2 && button.allControlEvents == [])
  }

  @Test func aStreamEndsWithItsControlAndKeepsNothing() {
    weak var gone: UIButton?
    var events: [String] = []
    do {
      let button = UIButton()
      gone = button
      _ = button.rx.controlEvent(.valueChanged).subscribe { events.append($0.debugDescription) }
      button.sendActions(for: .valueChanged)
    }
    #expect(gone == nil)
    #expect(events == ["next(())", "completed"])
    let late = UIButton().rx.tap
    _ = late.subscribe { events.append("late \($0.debugDescription)") }
    #expect(events.last == "late completed")
  }

  @Test func severalSubscribersAndEventsOfOneControl() {
    let button = UIButton()
    var order: [String] = []
    let bag = DisposeBag()
    button.rx.tap.subscribe(onNext: { order.append("first") }).disposed(by: bag)
    button.rx.tap.subscribe(onNext: { order.append("second") }).disposed(by: bag)
    button.onTap { order.append("closure") }
    button.sendActions(for: .touchUpInside)
    #expect(order == ["first", "second", "closure"])
  }

  @Test func gesturesOfAView() throws {
    weak var gone: UIView?
    var seen: [String] = []
    let bag = DisposeBag()
    do {
      let view = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
      view.accessibilityIdentifier = "pad"
      gone = view
      let screen = UIViewController()
      screen.view.addSubview(view)
      let pinches = view.rx.pinchGesture()
      let swipes = view.rx.swipeGesture([.left, .right])
      #expect(view.gestureRecognizers == nil, "nothing is added before it is subscribed to")
      let pinching = pinches.filter { $0.state == .ended }
        .subscribe(onNext: { seen.append("pinch to \(Int(($0.scale * 10).rounded()))") })
      swipes.subscribe(onNext: { _ in seen.append("swipe") }, onCompleted: { seen.append("end") })
        .disposed(by: bag)
      view.rx.tapGesture(taps: 2).subscribe(onNext: { _ in seen.append("double tap") })
        .disposed(by: bag)
      #expect(view.gestureRecognizers?.count == 3)
      let robot = Robot(screen)
      try robot.pinch(.id("pad"), scale: 0.5)
      try robot.drag(.id("pad"), by: CGVector(dx: -80, dy: 0), duration: 0.2)
      try robot.doubleTap(.id("pad"))
      pinching.dispose()
      #expect(view.gestureRecognizers?.count == 2, "the recogniser leaves with its subscription")
      #expect(seen == ["pinch to 5", "swipe", "double tap"])
    }
    #expect(gone == nil && seen.last == "end")
  }

  @Test func aGestureHandsOverItsRecognizer() throws {
    let view = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    view.accessibilityIdentifier = "pad"
    let screen = UIViewController()
    screen.view.addSubview(view)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    var seen: [UITapGestureRecognizer] = []
    let subscription = tap.rx.event.subscribe(onNext: { seen.append($0) })
    let robot = Robot(screen)
    try robot.tap(.id("pad"))
    #expect(seen == [tap])
    subscription.dispose()
    try robot.tap(.id("pad"))
    #expect(seen.count == 1)
  }

  @Test func bindersSetWhatTheyAreOf() {
    let (label, button, picture) = (UILabel(), UIButton(), UIImageView())
    let action = UIAlertAction(title: "A", style: .default)
    let image = UIImage()
    let bag = DisposeBag()
    Observable.just("text").bind(to: label.rx.text).disposed(by: bag)
    Observable.just("title").bind(to: button.rx.title()).disposed(by: bag)
    Observable.just(false).bind(to: button.rx.isEnabled, action.rx.isEnabled).disposed(by: bag)
    Observable.just(true).bind(to: button.rx.isSelected, label.rx.isHidden).disposed(by: bag)
    Observable.just(0.5).bind(to: label.rx.alpha).disposed(by: bag)
    Observable.just(image).bind(to: picture.rx.image).disposed(by: bag)
    #expect(label.text == "text" && label.isHidden && label.alpha == 0.5)
    #expect(button.title(for: .normal) == "title" && !button.isEnabled && button.isSelected)
    #expect(!action.isEnabled && picture.image === image)
  }
}
