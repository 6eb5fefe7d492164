import Foundation
import Observables
import Testing
import TouchUp
import TouchUpRx
import UIKit
import UIKitTestSupport

/// Texts of text views as streams.
@MainActor @Suite struct TextViewStreamTests {
  private func make() -> (UITextView, Robot) {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.accessibilityLabel = "Notes"
    return (view, Robot(view, device: HostDevice(size: CGSize(width: 200, height: 100))))
  }

  @Test func tellsTheTextNowAndWhatIsTyped() throws {
    let (view, robot) = make()
    view.text = "old"
    let bag = DisposeBag()
    var seen: [String?] = []
    var moments: [String] = []
    view.rx.text.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    view.rx.didBeginEditing.subscribe(onNext: { moments.append("begun") }).disposed(by: bag)
    view.rx.didChange.subscribe(onNext: { moments.append("changed") }).disposed(by: bag)
    view.rx.didEndEditing.subscribe(onNext: { moments.append("ended") }).disposed(by: bag)
    try robot.tap("Notes")
    robot.press(.downArrow, .command)
    robot.type("!")
    view.text = "silent"
    robot.run { _ = view.resignFirstResponder() }
    #expect(seen == ["old", "old!"])
    #expect(moments == ["begun", "changed", "ended"])
  }

  @Test func endsWithItsView() {
    var hasEnded = false
    var view: UITextView? = UITextView()
    let subscription = view?.rx.text.subscribe(onCompleted: { hasEnded = true })
    view = nil
    #expect(hasEnded)
    subscription?.dispose()
  }

  @Test func nothingComesBackWhileAnInputMethodIsAtIt() throws {
    let (view, robot) = make()
    let relay = BehaviorRelay<String?>(value: "")
    let subscription = view.rx.text.bindBothWays(to: relay)
    try robot.tap("Notes")
    robot.run { view.setMarkedText("にほ", selectedRange: NSRange(location: 2, length: 0)) }
    #expect(relay.value == "にほ" && view.markedTextRange != nil)
    relay.accept("other")
    #expect(view.text == "other")
    subscription.dispose()
  }

  @Test func bindersSet() {
    let (view, _) = make()
    let bag = DisposeBag()
    Observable.just(false).bind(to: view.rx.isEditable).disposed(by: bag)
    Observable.just("x").bind(to: view.rx.text).disposed(by: bag)
    #expect(view.text == "x" && !view.isEditable)
  }
}
