import Foundation
import Observables
import Testing
import TouchUp
import TouchUpRx
import UIKit
import UIKitTestSupport

/// Texts of fields as streams.
@MainActor @Suite struct TextStreamTests {
  @Test func tellsTheTextNowAndWhatIsTyped() {
    let field = UITextField()
    field.text = "old"
    let bag = DisposeBag()
    var seen: [String?] = []
    field.rx.text.distinctUntilChanged().subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    field.setAndNotify("new")
    field.text = "silent"
    #expect(seen == ["old", "new"])
  }

  @Test func endsWithItsField() {
    var hasEnded = false
    var field: UITextField? = UITextField()
    let subscription = field?.rx.text.subscribe(onCompleted: { hasEnded = true })
    field = nil
    #expect(hasEnded)
    subscription?.dispose()
  }

  @Test func tellsOfTheEndOfEditing() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    field.accessibilityLabel = "Field"
    let robot = Robot(field, device: HostDevice(size: CGSize(width: 200, height: 100)))
    let bag = DisposeBag()
    var count = 0
    field.rx.controlEvent(.editingDidEnd).subscribe(onNext: { count += 1 }).disposed(by: bag)
    try robot.tap("Field")
    #expect(count == 0)
    robot.run { _ = field.resignFirstResponder() }
    #expect(count == 1)
  }

  @Test func nothingComesBackWhileAnInputMethodIsAtIt() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    field.accessibilityLabel = "Field"
    let robot = Robot(field, device: HostDevice(size: CGSize(width: 200, height: 100)))
    let relay = BehaviorRelay<String?>(value: "")
    let subscription = field.rx.text.bindBothWays(to: relay)
    try robot.tap("Field")
    robot.run { field.setMarkedText("にほ", selectedRange: NSRange(location: 2, length: 0)) }
    #expect(relay.value == "にほ" && field.markedTextRange != nil)
    relay.accept("other")
    #expect(field.text == "other")
    subscription.dispose()
  }

  @Test func bindersSet() {
    let field = UITextField()
    let bag = DisposeBag()
    Observable.just("Name").bind(to: field.rx.placeholder).disposed(by: bag)
    Observable.just(true).bind(to: field.rx.isSecureTextEntry).disposed(by: bag)
    Observable.just("x").bind(to: field.rx.text).disposed(by: bag)
    #expect(field.placeholder == "Name" && field.isSecureTextEntry && field.text == "x")
  }
}
